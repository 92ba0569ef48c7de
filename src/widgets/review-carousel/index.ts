import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { hasReview, ReviewCarousel } from './ReviewCarousel.tsx';
import css from './review-carousel.css?inline';

export const widget = defineWidget({
  name: 'review-carousel',
  css,
  words: (block) =>
    slideRows(block.slides)
      .map(({ row }) => `${row.title ?? ''} ${row.text ?? ''}`)
      .join(' '),
  findGap: (block) =>
    slideRows(block.slides).some(({ row }) => hasReview(row)) ? undefined : 'Write down what travellers have written.',
  Component: ReviewCarousel,
});
