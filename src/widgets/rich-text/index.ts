import { defineWidget } from '../defineWidget.ts';
import { RichText } from './RichText.tsx';
import css from './rich-text.css?inline';

export const widget = defineWidget({
  name: 'rich-text',
  css,
  findGap: (block) => (block.content ? undefined : 'This text is empty.'),
  Component: RichText,
});
