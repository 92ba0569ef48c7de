import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { Menu, MenuBlock } from '../../cms/payload-types.ts';
import { MAIN_MENU } from '../../render/samples/menus.ts';

type Items = NonNullable<Menu['items']>;

const show = (items: Items, block: Partial<MenuBlock> = {}) =>
  renderExample({ block: { blockType: 'menu', menu: { ...MAIN_MENU, items }, ...block } });
const entry = (label: string, address: string): Items[number] => ({ label, kind: 'address', address });

test('an item whose page is not published is left out', async () => {
  const { main } = await renderExample({ block: { blockType: 'menu', menu: MAIN_MENU } });
  expect(main.textContent).toContain('About');
  expect(main.textContent).not.toContain('Spring dates');
});

test('a parent item opens its sub-menu without script, and is itself a link', async () => {
  const { main } = await show([
    { ...entry('Journeys', '/category/journeys/'), children: [entry('Snow to sand', '/snow/')] },
  ]);
  expect(main.querySelector('details > summary')?.textContent).toBe('Journeys');
  expect([...main.querySelectorAll('details a')].map(({ textContent }) => textContent)).toEqual([
    'Journeys',
    'Snow to sand',
  ]);
});

test.each([
  ['/three-nights/', 'page'],
  ['/three-nights', 'page'],
  ['/Three-Nights/', 'page'],
  ['/other/', null],
  ['/three-nights/#route', null],
  ['https://other.example/three-nights/', null],
  ['/100%/', null],
])('an item for %s is the current one: %s', async (address, current) => {
  const { main, problems } = await show([entry('Here?', address)]);
  expect(main.querySelector('a')?.getAttribute('aria-current')).toBe(current);
  expect(problems).toEqual([]);
});

describe('collapsing', () => {
  test.each([
    [{ arrangement: 'row' }, true],
    [{ arrangement: null }, true],
    [{ arrangement: 'row', foldOnMobile: false }, false],
    [{ arrangement: 'column', foldOnMobile: true }, false],
  ] as const)('%j: %s', async (block, isFolding) => {
    const { main } = await show([entry('Dates', '/dates/')], block);
    expect(main.querySelector('[popover] > nav') !== null).toBe(isFolding);
    expect(main.querySelector('[popover]') !== null).toBe(isFolding);
    expect(main.querySelectorAll('button')).toHaveLength(isFolding ? 2 : 0);
  });
});

test.each([
  [{ arrangement: 'column', showTitle: true }, true],
  [{ arrangement: 'column', showTitle: true, foldOnMobile: false }, false],
  [{ arrangement: 'column', showTitle: false }, false],
  [{ arrangement: 'row', showTitle: true }, false],
] as const)('%j is a closed disclosure below its title on phones: %s', async (block, isDisclosed) => {
  const { main } = await show([entry('Dates', '/dates/')], block);
  const fold = main.querySelector<HTMLDetailsElement>('nav > details');
  expect(fold?.querySelector('summary')?.textContent).toBe(isDisclosed ? MAIN_MENU.title : undefined);
  expect(fold?.querySelector('ul a')?.textContent).toBe(isDisclosed ? 'Dates' : undefined);
  expect(fold?.open ?? false).toBe(false);
  expect(main.querySelectorAll('.r-menu__title')).toHaveLength(block.showTitle ? 1 : 0);
});

test('a child with the same target as its parent is listed once', async () => {
  const { main } = await show([
    { ...entry('Journeys', '/tours/'), children: [entry('Snow to sand', '/snow/'), entry('All journeys', '/tours/')] },
  ]);
  expect([...main.querySelectorAll('details a')].map(({ textContent }) => textContent)).toEqual([
    'Snow to sand',
    'All journeys',
  ]);
});

test('blocks below the list are in the dialog only', async () => {
  const foot = [{ blockType: 'button', label: 'Plan a journey', link: { kind: 'address', address: '/contact/' } }];
  const folding = await show([entry('Dates', '/dates/')], { foot: foot as never });
  expect(folding.main.querySelector('[popover] > .r-menu__foot')?.textContent).toBe('Plan a journey');
  const column = await show([entry('Dates', '/dates/')], { arrangement: 'column', foot: foot as never });
  expect(column.main.textContent).not.toContain('Plan a journey');
});

test('a menu of drafts only renders nothing', async () => {
  const drafts = MAIN_MENU.items?.slice(-1) ?? [];
  expect((await show(drafts)).main.children).toHaveLength(0);
});
