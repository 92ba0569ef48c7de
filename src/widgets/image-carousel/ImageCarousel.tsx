import type { ImageCarouselBlock, Media } from '../../cms/payload-types.ts';
import { lightboxData } from '../../parts/lightbox/lightboxData.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { CarouselFrame } from '../carousel/CarouselFrame.tsx';
import { ratioOf } from '../carousel/ratioOf.ts';
import { readSettings } from '../carousel/settings.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { slideSlot } from '../carousel/slideSlot.ts';
import { pictureAnchor } from '../image/pictureAnchor.ts';

type Row = NonNullable<ImageCarouselBlock['slides']>[number];

/** Carousel of pictures that open in the lightbox. */
export function ImageCarousel({ attributes, block, context, text }: WidgetProps<ImageCarouselBlock>) {
  const settings = readSettings(block.carousel);
  const shared = { block, context, group: context.uniqueId('pictures'), slot: slideSlot(context.slot, settings.shown) };
  const slides = slideRows(block.slides).flatMap(({ index, row }) => {
    const media = populated<Media>(row.picture);
    if (!hasPicture(media)) return [];
    const mark = text(`slides.${index}.caption`);
    const key = row.id ?? index;
    return [{ key, content: <Item key={key} {...shared} mark={mark} media={media} row={row} /> }];
  });
  return (
    <div {...attributes('r-image-carousel')}>
      <CarouselFrame
        context={context}
        label={block.label?.trim() || context.t('carousel.labelPictures')}
        settings={settings}
        slides={slides}
      />
    </div>
  );
}

interface ItemProps {
  block: ImageCarouselBlock;
  context: RenderContext;
  /** Lightbox group. */
  group: string;
  media: Media;
  row: Row;
  slot: Slot;
  mark: TextMark;
}

function Item({ block, context, group, mark, media, row, slot }: ItemProps) {
  const picture = <Picture context={context} media={media} ratio={ratioOf(block.ratio, '3/2')} slot={slot} />;
  const anchor = anchorOfRow(block, row, media, group, context);
  return (
    <figure className="r-image-carousel__item">
      {anchor ? <Link {...anchor}>{picture}</Link> : picture}
      {row.caption && <figcaption {...mark}>{row.caption}</figcaption>}
    </figure>
  );
}

/** Link of a picture in the row, as of a single picture widget. */
function anchorOfRow(
  { lightbox, link_to }: ImageCarouselBlock,
  { caption, link }: Row,
  media: Media,
  lightboxGroup: string,
  { view }: RenderContext,
) {
  if (link_to === 'none') return undefined;
  const opens = link_to === 'custom' ? 'link' : 'picture';
  return pictureAnchor(
    { blockType: 'image', picture: media, caption, link, opens, lightbox, lightboxGroup },
    media,
    lightboxData.of(view),
    view.publicUrl,
  );
}
