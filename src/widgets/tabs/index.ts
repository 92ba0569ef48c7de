import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { itemTraits, readItems } from '../accordion/items.ts';
import { Tabs } from './Tabs.tsx';
import css from './tabs.css?inline';

export const widget = defineWidget({
  name: 'tabs',
  css,
  ...itemTraits,
  findGap: (block) => (readItems(block.items).length ? undefined : msg('Give these tabs a tab with a title.')),
  Component: Tabs,
});
