import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Heading } from './Heading.tsx';
import css from './heading.css?inline';
import { headingOf } from './headingOf.ts';

export const widget = defineWidget({
  name: 'heading',
  css,
  words: (block) => block.text ?? '',
  headings: headingOf,
  findGap: (block) => (block.text?.trim() ? undefined : 'This heading has no words yet.'),
  Component: Heading,
});
