import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { itemTraits, readItems } from '../accordion/items.ts';
import { Toggle } from './Toggle.tsx';

export const widget = defineWidget({
  name: 'toggle',
  css: '',
  ...itemTraits,
  findGap: (block) => (readItems(block.items).length ? undefined : msg('Give this toggle an item with a title.')),
  Component: Toggle,
});
