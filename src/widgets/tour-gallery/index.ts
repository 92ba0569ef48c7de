import { defineWidget } from '../../render/defineWidget.ts';
import { ownHeading } from '../../render/ownHeading.ts';
import { tourGap } from '../tourGap.ts';
import { readPictures } from './readPictures.ts';
import { TourGallery } from './TourGallery.tsx';
import css from './tour-gallery.css?inline';

export const widget = defineWidget({
  name: 'tour-gallery',
  css,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (block, _data, context) =>
    tourGap(
      context,
      (tour) =>
        !readPictures(block, tour).length && 'The gallery of this tour has no pictures yet, beside the featured one.',
    ),
  Component: TourGallery,
});
