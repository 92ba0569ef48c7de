import { populated } from '../../pages/documentView.ts';
import { defineWidget } from '../defineWidget.ts';
import { Menu } from './Menu.tsx';
import css from './menu.css?inline';

export const widget = defineWidget({
  name: 'menu',
  css,
  findGap: (block) => (populated(block.menu) ? undefined : 'Choose a menu.'),
  Component: Menu,
});
