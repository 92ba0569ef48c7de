import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { readHeights } from './heights.ts';
import { TourRoute } from './TourRoute.tsx';
import css from './tour-route.css?inline';

export const widget = defineWidget({
  name: 'tour-route',
  css,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, _data, context) =>
    tourGap(
      context,
      (tour) => !tour.points.length && !readHeights(tour).length && msg('This tour has no points on the map yet.'),
    ),
  Component: TourRoute,
});
