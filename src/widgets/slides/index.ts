import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { withoutStars } from '../../render/text/emphasis.tsx';
import { msg } from '../../shared/studioWords/t.ts';
import { slideRows } from '../carousel/slideRows.ts';
import { hasSlide, Slides } from './Slides.tsx';
import css from './slides.css?inline';

export const widget = defineWidget({
  name: 'slides',
  css,
  words: (block) =>
    slideRows(block.slides)
      .map(({ row }) => `${withoutStars(row.heading ?? '')} ${row.text ?? ''}`)
      .join(' '),
  findGap: (block) =>
    slideRows(block.slides).some(({ row }) => hasSlide(row))
      ? undefined
      : msg('Give the slides a picture or a heading.'),
  Component: Slides,
});
