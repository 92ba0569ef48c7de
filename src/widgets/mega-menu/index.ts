import { defineWidget } from '../../render/defineWidget.ts';
import { readEntries } from './entries.ts';
import { MegaMenu } from './MegaMenu.tsx';
import css from './mega-menu.css?inline';

export const widget = defineWidget({
  name: 'mega-menu',
  css,
  children: (block) => readEntries(block).flatMap(({ blocks }) => blocks),
  words: (block) =>
    readEntries(block)
      .map(({ label }) => label)
      .join(' '),
  // What a menu says is no part of what a page says.
  headings: () => [],
  findGap: (block) =>
    readEntries(block).length ? undefined : 'Give this menu an entry with a label, and a link or blocks.',
  Component: MegaMenu,
});
