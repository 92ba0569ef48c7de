import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { hasLabel, Progress } from './Progress.tsx';
import css from './progress.css?inline';

export const widget = defineWidget({
  name: 'progress',
  css,
  words: ({ bars }) => (bars ?? []).map(({ inner, label }) => [label, inner].filter(Boolean).join(' ')).join(' '),
  findGap: ({ bars }) => (bars?.some(hasLabel) ? undefined : 'Say what each bar measures.'),
  Component: Progress,
});
