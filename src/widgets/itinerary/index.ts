import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { Itinerary } from './Itinerary.tsx';
import css from './itinerary.css?inline';

export const widget = defineWidget({
  name: 'itinerary',
  css,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, _data, context) =>
    tourGap(context, ({ itinerary }) => !itinerary.length && msg('The itinerary of this tour has no days yet.')),
  Component: Itinerary,
});
