import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Quote } from './Quote.tsx';
import css from './quote.css?inline';

export const widget = defineWidget({
  name: 'quote',
  css,
  words: (block) => block.text ?? '',
  findGap: (block) => (block.text?.trim() ? undefined : msg('This quote has no words yet.')),
  Component: Quote,
});
