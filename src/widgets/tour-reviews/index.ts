import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import type { LoadedReviews } from '../reviews/loadReviews.ts';
import { loadTourReviews } from './loadTourReviews.ts';
import { TourReviews } from './TourReviews.tsx';

export const widget = defineWidget<'tour-reviews', LoadedReviews>({
  name: 'tour-reviews',
  // Reviews' style, which it imports.
  css: '',
  load: loadTourReviews,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, { reviews }, context) =>
    tourGap(
      context,
      () => !reviews.length && msg('Nobody has said anything of this tour yet. A review names its tour.'),
    ),
  Component: TourReviews,
});
