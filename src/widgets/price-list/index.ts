import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { hasTitle, PriceList } from './PriceList.tsx';
import css from './price-list.css?inline';

export const widget = defineWidget({
  name: 'price-list',
  css,
  words: ({ items }) =>
    (items ?? []).map(({ price, text, title }) => [title, price, text].filter(Boolean).join(' ')).join(' '),
  findGap: ({ items }) => (items?.some(hasTitle) ? undefined : msg('This price list has no entries yet.')),
  Component: PriceList,
});
