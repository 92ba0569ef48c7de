import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Counter } from './Counter.tsx';
import css from './counter.css?inline';

export const widget = defineWidget({
  name: 'counter',
  css,
  words: ({ title }) => title ?? '',
  findGap: ({ number }) => (Number.isFinite(number) ? undefined : msg('Write the number that this counter shows.')),
  Component: Counter,
});
