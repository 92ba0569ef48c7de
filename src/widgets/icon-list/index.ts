import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { hasText, IconList } from './IconList.tsx';
import css from './icon-list.css?inline';

export const widget = defineWidget({
  name: 'icon-list',
  css,
  words: (block) => (block.items ?? []).map(({ text }) => text).join(' '),
  findGap: (block) => (block.items?.some(hasText) ? undefined : msg('This list has no entries yet.')),
  Component: IconList,
});
