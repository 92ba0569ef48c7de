import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { TabsBlock } from '../../cms/payload-types.ts';
import { paragraph, richText } from '../../render/samples/text.ts';

const words = (text: string) => [{ blockType: 'rich-text', content: richText(paragraph(text)) }] as never;
const ITEMS: TabsBlock['items'] = [
  { title: 'Spring', blocks: words('Roses.') },
  { title: 'Summer', anchor: 'heat', blocks: words('Heat.') },
  { title: 'Spring', blocks: words('Again.') },
];
const show = (block: Partial<TabsBlock> = {}, editing = false) =>
  renderExample({ block: { blockType: 'tabs', items: ITEMS, ...block } as TabsBlock }, { editing });

test('all but the first panel are hidden="until-found"', async () => {
  const { main } = await show();
  const panels = [...main.querySelectorAll('[role=tabpanel]')];
  expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([null, 'until-found', 'until-found']);
  expect(panels.map(({ textContent }) => textContent)).toEqual(['SpringRoses.', 'SummerHeat.', 'SpringAgain.']);
});

test('tabs and panels reference each other, also twice on a page', async () => {
  const { main } = await show({ items: [{ title: 'Around', blocks: [{ blockType: 'tabs', items: ITEMS }] as never }] });
  const tabs = [...main.querySelectorAll('[role=tab]')];
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(4);
  for (const tab of tabs) {
    const panel = main.querySelector(`#${tab.getAttribute('aria-controls')}`);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
});

test('each can be linked to, by an editor’s anchor or its title', async () => {
  const { main } = await show();
  expect([...main.querySelectorAll('h3')].map(({ id }) => id)).toEqual(['spring', 'heat', 'spring-2']);
  expect((await show({ level: 'h5' })).main.querySelectorAll('h5')).toHaveLength(3);
  expect((await show({ level: 'p' })).main.querySelector('h1, h2, h3, h4, h5, h6')).toBeNull();
});

test('only the used style is sent', async () => {
  expect((await show()).css).not.toContain('r-tabs--');
  expect((await show({ arrangement: 'vertical', align: 'stretch' })).css).not.toContain('r-tabs--stretch');
  expect((await show({ arrangement: 'vertical' })).css).toContain('r-tabs--vertical');
});
