import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { hasLabel, Progress } from './Progress.tsx';
import css from './progress.css?inline';

export const widget = defineWidget({
  name: 'progress',
  css,
  words: ({ bars }) => (bars ?? []).map(({ inner, label }) => [label, inner].filter(Boolean).join(' ')).join(' '),
  findGap: ({ bars }) => (bars?.some(hasLabel) ? undefined : msg('Say what each bar measures.')),
  Component: Progress,
});
