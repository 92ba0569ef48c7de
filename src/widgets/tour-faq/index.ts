import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { TourFaq } from './TourFaq.tsx';

export const widget = defineWidget({
  name: 'tour-faq',
  // Accordions' style, which its items import.
  css: '',
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, _data, context) =>
    tourGap(context, ({ faq }) => !faq.length && msg('This tour has no questions yet.')),
  Component: TourFaq,
});
