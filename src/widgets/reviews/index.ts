import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { type LoadedReviews, loadReviews } from './loadReviews.ts';
import { Reviews } from './Reviews.tsx';
import css from './reviews.css?inline';

export const widget = defineWidget<'reviews', LoadedReviews>({
  name: 'reviews',
  css,
  load: loadReviews,
  words: ({ items, source }) =>
    source === 'hand' ? (items ?? []).map(({ text, title }) => `${title ?? ''} ${text ?? ''}`).join(' ') : '',
  findGap: (block, { reviews }) => {
    if (reviews.length > 0) return undefined;
    if (block.source === 'hand') return msg('Write down what somebody said.');
    return block.source === 'chosen'
      ? msg('Choose some reviews.')
      : msg('There is no review yet, or none with so many stars.');
  },
  Component: Reviews,
});
