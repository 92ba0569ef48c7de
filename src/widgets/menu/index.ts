import type { Menu as MenuDocument } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/defineWidget.ts';
import { populated } from '../../render/populated.ts';
import { Menu, readEntries } from './Menu.tsx';
import css from './menu.css?inline';

export const widget = defineWidget({
  name: 'menu',
  css,
  findGap: (block) => {
    const menu = populated<MenuDocument>(block.menu);
    if (!menu) return 'Choose a menu.';
    return readEntries(menu).length ? undefined : 'This menu has no entry that leads to a published page.';
  },
  Component: Menu,
});
