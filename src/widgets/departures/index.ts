import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import type { Departure } from '../../tours/departure.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { Departures } from './Departures.tsx';
import css from './departures.css?inline';
import { loadDepartures } from './loadDepartures.ts';

export const widget = defineWidget<'departures', Departure[]>({
  name: 'departures',
  css,
  load: loadDepartures,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  // A tour without departures runs on request, which the widget states.
  findGap: (_block, _data, context) => tourGap(context),
  Component: Departures,
});
