import { expect, test } from 'vitest';
import { renderExample } from '../../../../tests/support/widgets/renderExample.ts';
import type { ContainerBlock } from '../../../cms/payload-types.ts';

const show = (block: object) =>
  renderExample({
    block: { blockType: 'container', blocks: [{ blockType: 'heading', text: 'Dates' }], ...block } as ContainerBlock,
  });

test('a shape is above or below the content, hidden from screen readers', async () => {
  const { main } = await show({ edgeTop: 'dunes', edgeBottom: 'ridge' });
  const container = main.querySelector('.r-container');
  expect([...(container?.children ?? [])].map(({ classList }) => classList[1] ?? classList[0])).toEqual([
    'r-edge--top',
    'r-column',
    'r-edge--bottom',
  ]);
  expect(main.querySelectorAll('.r-edge[aria-hidden=true]')).toHaveLength(2);
});

test.each([
  [{}, '--edge:72px;--ground:var(--surface-paper)'],
  [{ edgeTopHeight: 9999, edgeTopColour: 'ink' }, '--edge:240px;--ground:var(--surface-ink)'],
  [{ edgeTopHeight: -4, edgeTopColour: 'red' }, '--edge:12px;--ground:var(--surface-paper)'],
])('%j is the rule %s', async (fields, declarations) => {
  expect((await show({ edgeTop: 'wave', ...fields })).css).toContain(`{${declarations}}`);
});

test('the style of a shape is added only with a block that has it', async () => {
  expect((await show({ edgeTop: 'arch' })).css).toContain('.r-edge--arch');
  expect((await show({ edgeTop: 'arch' })).css).not.toContain('.r-edge--ridge');
  expect((await show({ edgeTop: 'none' })).css).not.toContain('.r-edge');
});

test.each(['constructor', 'zigzag', null])('the shape %s is ignored', async (edgeTop) => {
  expect((await show({ edgeTop })).html).toBe((await show({})).html);
});
