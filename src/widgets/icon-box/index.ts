import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { IconBox } from './IconBox.tsx';
import css from './icon-box.css?inline';

export const widget = defineWidget({
  name: 'icon-box',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  findGap: ({ title }) => (title?.trim() ? undefined : 'Give this box a title.'),
  Component: IconBox,
});
