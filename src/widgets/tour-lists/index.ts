import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { readLists } from './lists.ts';
import { TourLists } from './TourLists.tsx';
import css from './tour-lists.css?inline';

export const widget = defineWidget({
  name: 'tour-lists',
  css,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (block, _data, context) =>
    tourGap(context, (tour) => !readLists(block, tour).length && msg('This tour has none of these lists yet.')),
  Component: TourLists,
});
