import { canCompare } from '../../parts/compare/noteCompare.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { CompareBlock } from './CompareBlock.tsx';

export const widget = defineWidget({
  name: 'compare-button',
  css: '',
  findGap: (_block, _data, context) =>
    tourGap(
      context,
      (tour) => !canCompare(tour) && msg('This tour has no code that an address can name. Give it one, such as KH-07.'),
    ),
  Component: CompareBlock,
});
