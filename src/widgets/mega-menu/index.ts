import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
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
  // Headings inside a menu are not part of the page's outline.
  headings: () => [],
  findGap: (block) =>
    readEntries(block).length ? undefined : msg('Give this menu an entry with a label, and a link or blocks.'),
  Component: MegaMenu,
});
