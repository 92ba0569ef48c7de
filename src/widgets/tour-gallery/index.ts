import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
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
        !readPictures(block, tour).length &&
        msg('The gallery of this tour has no pictures yet, beside the featured one.'),
    ),
  Component: TourGallery,
});
