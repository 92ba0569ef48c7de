import { defineWidget } from '../../render/defineWidget.ts';
import { Heading } from './Heading.tsx';
import css from './heading.css?inline';

export const widget = defineWidget({
  name: 'heading',
  css,
  findGap: (block) => (block.text?.trim() ? undefined : 'This heading has no words yet.'),
  Component: Heading,
});
