import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Accordion } from './Accordion.tsx';
import { itemTraits, readItems } from './items.ts';

export const widget = defineWidget({
  name: 'accordion',
  // Shared with toggles, which import it under its own name.
  css: '',
  ...itemTraits,
  findGap: (block) => (readItems(block.items).length ? undefined : msg('Give this accordion an item with a title.')),
  Component: Accordion,
});
