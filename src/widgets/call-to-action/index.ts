import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { CallToAction } from './CallToAction.tsx';
import css from './call-to-action.css?inline';

export const widget = defineWidget({
  name: 'call-to-action',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  headings: (block) => ownHeading(block, block.title, block.level),
  findGap: (block) => (block.title?.trim() ? undefined : msg('Give this call to action a title.')),
  Component: CallToAction,
});
