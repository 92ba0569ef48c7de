import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { IconBox } from './IconBox.tsx';
import css from './icon-box.css?inline';

export const widget = defineWidget({
  name: 'icon-box',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  findGap: ({ title }) => (title?.trim() ? undefined : msg('Give this box a title.')),
  Component: IconBox,
});
