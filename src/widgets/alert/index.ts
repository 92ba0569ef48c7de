import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Alert } from './Alert.tsx';
import css from './alert.css?inline';

export const widget = defineWidget({
  name: 'alert',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  findGap: ({ text, title }) => (title?.trim() || text?.trim() ? undefined : msg('Write what this notice says.')),
  Component: Alert,
});
