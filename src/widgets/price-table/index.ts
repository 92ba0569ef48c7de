import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { hasTitle } from './Plan.tsx';
import { PriceTable } from './PriceTable.tsx';
import css from './price-table.css?inline';

export const widget = defineWidget({
  name: 'price-table',
  css,
  words: ({ plans }) =>
    (plans ?? [])
      .flatMap(({ features, footnote, text, title }) => [
        title,
        text,
        ...(features ?? []).map((line) => line.text),
        footnote,
      ])
      .filter(Boolean)
      .join(' '),
  findGap: ({ plans }) => (plans?.some(hasTitle) ? undefined : msg('Give each offer a name.')),
  Component: PriceTable,
});
