import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';
import css from './testimonial-carousel.css?inline';

export const widget = defineWidget({
  name: 'testimonial-carousel',
  css,
  words: (block) =>
    slideRows(block.slides)
      .map(({ row }) => `${row.text ?? ''} ${row.name ?? ''}`)
      .join(' '),
  findGap: (block) =>
    slideRows(block.slides).some(({ row }) => row.text?.trim()) ? undefined : 'Write what travellers have said.',
  Component: TestimonialCarousel,
});
