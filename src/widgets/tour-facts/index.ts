import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { readFacts } from './readFacts.ts';
import { TourFacts } from './TourFacts.tsx';
import css from './tour-facts.css?inline';

export const widget = defineWidget({
  name: 'tour-facts',
  css,
  findGap: (block, _data, context) =>
    tourGap(
      context,
      (tour) =>
        !readFacts(block, tour, { t: context.t, locale: context.view.locale }).length &&
        msg('This tour says none of the facts that are chosen here.'),
    ),
  Component: TourFacts,
});
