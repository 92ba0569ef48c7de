import type { TourGalleryBlock } from '../../cms/payload-types.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import type { Media } from '../../render/types.ts';
import type { Tour } from '../../tours/tour.ts';

/**
 * The pictures of a tour for a block, without duplicates. The featured one is shown above already, so it is left out unless the block includes
 * it.
 */
export function readPictures({ hasFeatured }: TourGalleryBlock, { featuredImage, gallery }: Tour): Media[] {
  const pictures = [...new Map(gallery.filter(hasPicture).map((media) => [media.id, media])).values()];
  return hasFeatured ? pictures : pictures.filter(({ id }) => id !== featuredImage?.id);
}
