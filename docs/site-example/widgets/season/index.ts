import { defineWidget } from '#rihla/widget';
import type { SeasonBlock } from './block.ts';
import { isMonth } from './isGood.ts';
import { Season } from './Season.tsx';
import css from './season.css?inline';

export const widget = defineWidget<SeasonBlock>({
  name: 'season',
  css,
  words: ({ title }) => title ?? '',
  findGap: ({ from, to }) =>
    isMonth(from) && isMonth(to) ? undefined : 'Say from which month to which the season goes.',
  Component: Season,
});
