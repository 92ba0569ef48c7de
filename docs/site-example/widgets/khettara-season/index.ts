import { defineWidget } from '#rihla/widget';
import type { KhettaraSeasonBlock } from './block.ts';
import { isMonth } from './isGood.ts';
import { KhettaraSeason } from './KhettaraSeason.tsx';
import css from './khettara-season.css?inline';

export const widget = defineWidget<KhettaraSeasonBlock>({
  name: 'khettara-season',
  css,
  words: ({ title }) => title ?? '',
  findGap: ({ from, to }) =>
    isMonth(from) && isMonth(to) ? undefined : 'Say from which month to which the season goes.',
  Component: KhettaraSeason,
});
