import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Alert } from './Alert.tsx';
import css from './alert.css?inline';

export const widget = defineWidget({
  name: 'alert',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  findGap: ({ text, title }) => (title?.trim() || text?.trim() ? undefined : 'Write what this notice says.'),
  Component: Alert,
});
