import { defineWidget } from '../../render/defineWidget.ts';
import { ownHeading } from '../../render/ownHeading.ts';
import { hasPicture } from '../../render/Picture.tsx';
import { tourGap } from '../tourGap.ts';
import { TourGallery } from './TourGallery.tsx';

export const widget = defineWidget({
  name: 'tour-gallery',
  // That of galleries, which it asks for.
  css: '',
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, _data, context) =>
    tourGap(context, ({ gallery }) => !gallery.some(hasPicture) && 'The gallery of this tour has no pictures yet.'),
  Component: TourGallery,
});
