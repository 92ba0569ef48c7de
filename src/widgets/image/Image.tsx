import type { ImageBlock, Media } from '../../cms/payload-types.ts';
import { lightboxData } from '../../parts/lightbox/lightboxData.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { shownOnDevices } from '../../render/pictures/onDevices.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { valueOnDevice } from '../../shared/layouts/deviceValues.ts';
import { type Device, RATIOS } from '../../shared/style.ts';
import archCss from './arch.css?inline';
import captionCss from './caption.css?inline';
import { EmptyFrame } from './EmptyFrame.tsx';
import linkedCss from './linked.css?inline';
import { pictureAnchor } from './pictureAnchor.ts';
import shapedCss from './shaped.css?inline';

/** A picture with its caption. */
export function Image({ attributes, block, context, text }: WidgetProps<ImageBlock>) {
  const media = populated<Media>(block.picture);
  if (!hasPicture(media)) {
    const ratio = ratioOf(block);
    return <EmptyFrame attributes={attributes} block={block} context={context} ratio={ratio} />;
  }
  if (block.shape === 'arch') context.styles.use('image/arch', archCss);
  const anchor = pictureAnchor(block, media, lightboxData.of(context.view), context.view.publicUrl);
  const slot = block.width === 'full' ? { desktop: 1920, phone: 1 } : context.slot;
  const shown = shownOnDevices(block, {
    media,
    tablet: block.pictureOnTablet,
    phone: block.pictureOnPhone,
    focus: 'focus',
    ratioOn: (device) => ratioOf(block, device),
  });
  const picture = <Picture context={context} media={media} onDevices={shown} slot={slot} />;
  const shape = block.shape && block.shape !== 'none' ? `r-image--${block.shape}` : '';
  const width = block.width && block.width !== 'column' ? `r-image--${block.width}` : '';
  const hasCaption = block.caption || block.place;
  if (hasCaption) context.styles.use('image/caption', captionCss);
  if (anchor) context.styles.use('image/linked', linkedCss);
  if (block.shape === 'circle' || width) context.styles.use('image/shaped', shapedCss);
  return (
    <figure {...attributes('r-image', shape, width)}>
      <div className="r-image__frame">{anchor ? <Link {...anchor}>{picture}</Link> : picture}</div>
      {hasCaption && (
        <figcaption>
          <span {...text('caption')}>{block.caption}</span>
          {block.place && <span {...text('place')}>{block.place}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function ratioOf(block: ImageBlock, device: Device = 'desktop'): string | undefined {
  if (block.shape === 'circle') return '1/1';
  const chosen = valueOnDevice(block, 'ratio', device);
  return RATIOS.find((ratio) => ratio === chosen && ratio !== 'natural');
}
