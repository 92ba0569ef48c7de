import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
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
    slideRows(block.slides).some(({ row }) => hasReview(row))
      ? undefined
      : msg('Write down what travellers have written.'),
  Component: ReviewCarousel,
});
