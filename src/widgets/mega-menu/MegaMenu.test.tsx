import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { MegaMenuBlock } from '../../cms/payload-types.ts';
import { findHeadings } from '../../render/headings/headings.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import { widgets } from '../registry.ts';

const BLOCKS = [{ blockType: 'heading', text: 'On foot' }] as never;
const link = (address: string) => ({ kind: 'address' as const, address });
const build = (items: unknown, block: Partial<MegaMenuBlock> = {}): MegaMenuBlock =>
  ({ blockType: 'mega-menu', items, ...block }) as MegaMenuBlock;
const show = (items: unknown, block: Partial<MegaMenuBlock> = {}, editing = false) =>
  renderExample({ block: build(items, block) }, { editing });

test('an item with a link and a panel has a link with a disclosure beside it', async () => {
  const { main } = await show([{ label: 'Journeys', link: link('/journeys/'), blocks: BLOCKS }]);
  expect(main.querySelector('li > a')?.getAttribute('href')).toBe('/journeys/');
  expect(main.querySelector('li > details > summary')?.getAttribute('aria-label')).toBe('Journeys: show more');
  expect(main.querySelector('[role^=menu]')).toBeNull();
});

test('a panel without a link is named by its label, and a link without a panel opens nothing', async () => {
  const { main } = await show([
    { label: 'Journeys', blocks: BLOCKS },
    { label: 'Here', link: link('/three-nights/') },
  ]);
  expect(main.querySelector('summary')?.textContent).toBe('Journeys');
  expect(main.querySelectorAll('details')).toHaveLength(1);
  expect(main.querySelector('li > a')?.getAttribute('aria-current')).toBe('page');
});

test('an item without link and panel is hidden from visitors, and can be filled by an editor', async () => {
  const items = [{ label: 'Journeys', blocks: [] }, { label: 'About', link: link('/about/') }, null, { label: 4 }];
  expect((await show(items)).main.querySelectorAll('li')).toHaveLength(1);
  expect((await show(items, {}, true)).main.querySelectorAll('details')).toHaveLength(2);
});

test('at most one is open, and it collapses into the menu dialog by default', async () => {
  const items = [
    { label: 'Journeys', blocks: BLOCKS },
    { label: 'Notes', blocks: BLOCKS },
  ];
  const { main } = await show(items);
  const names = [...main.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(new Set(names).size).toBe(1);
  expect(main.querySelector('[popover] > nav')?.getAttribute('aria-label')).toBe('Main menu');
  const open = await show(items, { foldOnMobile: false, title: 'Sections' });
  expect(open.main.querySelector('[popover]')).toBeNull();
  expect(open.main.querySelector('nav')?.getAttribute('aria-label')).toBe('Sections');
});

test('its text is indexed for search, but is not in the page’s headings', () => {
  const layout = [build([{ label: 'Journeys', blocks: BLOCKS }])];
  expect(wordsOf(layout, widgets)).toBe('Journeys On foot');
  expect(findHeadings(layout, widgets)).toEqual([]);
});
