import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { AnimatedHeadline } from './AnimatedHeadline.tsx';
import css from './animated-headline.css?inline';
import { headingOf, sayHeadline } from './sayHeadline.ts';

export const widget = defineWidget({
  name: 'animated-headline',
  css,
  words: sayHeadline,
  headings: headingOf,
  findGap: (block) => (sayHeadline(block) ? undefined : msg('This headline has no words yet.')),
  Component: AnimatedHeadline,
});
