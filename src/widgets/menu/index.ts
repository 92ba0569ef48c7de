import type { Menu as MenuDocument } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { populated } from '../../render/populated.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Menu, readEntries } from './Menu.tsx';
import css from './menu.css?inline';

export const widget = defineWidget({
  name: 'menu',
  css,
  children: (block) => onlyBlocks(block.foot),
  findGap: (block) => {
    const menu = populated<MenuDocument>(block.menu);
    if (!menu) return msg('Choose a menu.');
    return readEntries(menu).length ? undefined : msg('This menu has no entry that leads to a published page.');
  },
  Component: Menu,
});
