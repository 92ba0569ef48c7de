import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { readPrices } from './readPrices.ts';
import { TourPrices } from './TourPrices.tsx';
import css from './tour-prices.css?inline';

export const widget = defineWidget({
  name: 'tour-prices',
  css,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (block, _data, context) =>
    tourGap(context, (tour) => {
      const { cancellation, extras, tables } = readPrices(block, tour, { t: context.t, locale: context.view.locale });
      return (
        !(tables.length || extras.length || cancellation) && msg('This tour has no prices by season or party yet.')
      );
    }),
  Component: TourPrices,
});
