import type { ImageBlock, Media } from '../../cms/payload-types.ts';
import { populated } from '../../pages/documentView.ts';
import { anchorOf } from '../../pages/href.ts';
import { Picture } from '../../pages/Picture.tsx';
import type { WidgetProps } from '../defineWidget.ts';

/** A picture with its caption. */
export function Image({ attributes, block, context }: WidgetProps<ImageBlock>) {
  const media = populated<Media>(block.picture);
  if (!media) return null;
  const anchor = anchorOf(block.link);
  const ratio = block.shape === 'circle' ? '1/1' : block.ratio && block.ratio !== 'natural' ? block.ratio : undefined;
  const picture = <Picture context={context} media={media} ratio={ratio} />;
  const shape = block.shape && block.shape !== 'none' ? `r-image--${block.shape}` : '';
  const width = block.width && block.width !== 'column' ? `r-image--${block.width}` : '';
  return (
    <figure className={['r-image', shape, width, attributes.className].filter(Boolean).join(' ')} id={attributes.id}>
      {anchor ? <a {...anchor}>{picture}</a> : <div className="r-image__frame">{picture}</div>}
      {(block.caption || block.place) && (
        <figcaption>
          <span>{block.caption}</span>
          {block.place && <span>{block.place}</span>}
        </figcaption>
      )}
    </figure>
  );
}
