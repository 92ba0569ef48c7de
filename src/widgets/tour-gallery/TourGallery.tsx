import type { GalleryBlock, TourGalleryBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { tourOf } from '../../tours/tour.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import galleryCss from '../gallery/gallery.css?inline';
import phoneRowCss from '../pieces/phone-row.css?inline';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { readPictures } from './readPictures.ts';

/** Gallery of the page's tour. */
export function TourGallery({ attributes, block, context, data, slot, text }: WidgetProps<TourGalleryBlock>) {
  const tour = tourOf(context.view.document);
  const pictures = tour ? readPictures(block, tour) : [];
  const limit = typeof block.limit === 'number' && block.limit > 0 ? block.limit : undefined;
  const gallery: GalleryBlock = {
    blockType: 'gallery',
    groups: [{ pictures: pictures.slice(0, limit) }],
    opens: 'picture',
    layout: block.layout ?? 'justified',
    captions: block.captions ?? 'none',
    columns: block.columns ?? null,
    columnsMobile: 2,
    ratio: block.layout === 'masonry' ? 'natural' : '3/2',
  };
  context.styles.use('gallery', galleryCss);
  context.styles.use('phone-row', phoneRowCss);
  return (
    <div {...attributes('r-tour-gallery')}>
      <TourTitle block={block} context={context} text={text} />
      <Gallery
        attributes={(...classes) => ({ id: undefined, className: classes.filter(Boolean).join(' ') })}
        block={gallery}
        context={context}
        data={data}
        slot={slot}
        text={text}
      />
    </div>
  );
}
