// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { block, buildKind, buildKinds, KINDS } from '../../shared/layouts/testing.ts';
import { buildEditor } from '../model/testing.ts';
import type { Tree as Layout } from '../model/types.ts';
import { allOf, click, fakeBrowser, find, focus, nameOf, press, render, type } from '../testing.tsx';
import { HIDE_ON } from './hideOn.ts';
import { Tree } from './Tree.tsx';

const kinds = buildKinds(
  ...KINDS.values(),
  buildKind('word', {
    settings: [{ path: HIDE_ON, label: 'Hide on', tab: 'advanced', type: 'select', hasMany: true }],
  }),
);

const LAYOUT: Layout = [
  block('box', 'a', { blocks: [block('word', 'b', { text: 'Dunes' }), block('word', 'c', { text: 'Oases' })] }),
  block('word', 'd', { text: 'Tea' }),
  block('box', 'e', { blocks: [] }),
];

fakeBrowser();
vi.mock('../../shared/layouts/names.ts', { spy: true });

async function show(tree = LAYOUT) {
  const editor = buildEditor(tree, { kinds });
  await render(<Tree />, { editor, kinds });
  return editor;
}

const rows = () => allOf('treeitem').map(nameOf);
const focused = () => document.activeElement && nameOf(document.activeElement);
const row = (name: string | RegExp) => find('treeitem', name);
const hover = (name: string) =>
  act(() => row(name).dispatchEvent(new MouseEvent('pointerover', { bubbles: true })) && undefined);

test('has one tab stop; arrows, Home, End and letters move the focus', async () => {
  await show();
  expect(
    allOf('treeitem')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(nameOf),
  ).toEqual(['Box: Dunes']);
  await focus(row('Box: Dunes'));
  await press('ArrowDown');
  expect(focused()).toBe('Word: Dunes');
  await press('ArrowLeft');
  expect(focused()).toBe('Box: Dunes');
  await press('ArrowLeft');
  expect(row('Box: Dunes').ariaExpanded).toBe('false');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(focused()).toBe('Word: Dunes');
  await press('End');
  expect(focused()).toBe('Add a block at the end of the page');
  await press('Home');
  for (const letter of 'word: t') await press(letter);
  expect(focused()).toBe('Word: Tea');
});

test('mirrors the arrow keys in right-to-left', async () => {
  await show();
  document.body.style.direction = 'rtl';
  await focus(row('Box: Dunes'));
  await press('ArrowRight');
  expect(row('Box: Dunes').ariaExpanded).toBe('false');
  await press('ArrowLeft');
  expect(row('Box: Dunes').ariaExpanded).toBe('true');
  document.body.style.direction = '';
});

test('Space and Enter select; Ctrl toggles, Shift selects a range', async () => {
  const editor = await show();
  await focus(row('Word: Dunes'));
  await press(' ');
  expect(editor.getState().selected).toEqual(['b']);
  expect(row('Word: Dunes').ariaSelected).toBe('true');
  await focus(row('Word: Tea'));
  await press(' ', { ctrlKey: true });
  expect(editor.getState().selected).toEqual(['b', 'd']);
  await press('Enter');
  await focus(row('Word: Dunes'));
  await press(' ', { shiftKey: true });
  expect(editor.getState().selected).toEqual(['c', 'd', 'b']);
});

test('a press selects; modifiers select several by pointer too', async () => {
  const editor = await show();
  await click(row('Word: Dunes'));
  await click(row('Word: Tea'), { ctrlKey: true });
  expect(editor.getState().selected).toEqual(['b', 'd']);
  await click(row('Word: Oases'), { shiftKey: true });
  expect(editor.getState().selected).toEqual(['d', 'c']);
});

test('a block selected elsewhere scrolls into view, and its row becomes the tab stop', async () => {
  const editor = await show();
  await act(() => editor.toggle('a', true));
  await act(() => editor.select(['c']));
  expect(row('Word: Oases').tabIndex).toBe(0);
  await vi.waitFor(() =>
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(row('Word: Oases')),
  );
  expect(document.activeElement).toBe(document.body);
});

test('the focus stays in the tree when its row is removed', async () => {
  const editor = await show();
  await focus(row('Word: Dunes'));
  await press('Enter');
  await act(() => editor.remove(['b']));
  expect(document.activeElement?.getAttribute('role')).toBe('treeitem');
});

test('the search keeps matches with their parents, and announces the number', async () => {
  await show();
  await type(find('searchbox', 'Find a block'), 'oas');
  expect(rows()).toEqual(['Box: Dunes', 'Word: Oases']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 found');
  await focus(find('searchbox', 'Find a block'));
  await press('Escape');
  expect(rows()).toHaveLength(8);
});

test('adds blocks after a row, at the end of a slot, and in an empty slot', async () => {
  const editor = await show();
  expect(rows()).toContain('Empty. Add a block in Box');
  await focus(row('Add a block in Box: Dunes'));
  await press('Enter');
  await focus(find('combobox', 'Add a block: search'));
  await type(find('combobox', 'Add a block: search'), 'word');
  await press('Enter');
  expect(editor.getState().tree[0]).toMatchObject({ blocks: [{ id: 'b' }, { id: 'c' }, { blockType: 'word' }] });
  expect(focused()).toBe('Word');
  await hover('Word: Tea');
  await click(find('button', 'Add a block after Word: Tea'));
  await type(find('combobox', 'Add a block: search'), 'panel');
  await press('Enter');
  expect(editor.getState().tree[2]).toMatchObject({ blockType: 'panel' });
});

test('the buttons of a block are where the tab stop is, and under the pointer', async () => {
  await show();
  const buttons = () =>
    allOf('button')
      .map(nameOf)
      .filter((name) => name.startsWith('More: '));
  expect(buttons()).toEqual(['More: Box: Dunes']);
  await hover('Word: Tea');
  expect(buttons()).toEqual(['More: Box: Dunes', 'More: Word: Tea']);
  await focus(row('Word: Tea'));
  await hover('Word: Oases');
  expect(buttons()).toEqual(['More: Word: Oases', 'More: Word: Tea']);
});

test('hides a block on the shown device, in one named step, and its row says so', async () => {
  const editor = await show();
  await act(() => editor.show('phone'));
  await hover('Word: Tea');
  await click(find('button', 'Hide on phones: Word: Tea'));
  expect(editor.getState().tree[1]).toMatchObject({ advanced: { hideOn: ['mobile'] } });
  expect(rows()).toContain('Word: Tea, hidden on phones');
  expect(editor.getState().past.map(({ name }) => name)).toEqual(['Hid Word: Tea on phones']);
  expect(editor.getState().announcement.text).toBe('Hid Word: Tea on phones');
  await click(find('button', 'Show on phones: Word: Tea'));
  expect(editor.getState().tree[1]).toMatchObject({ advanced: { hideOn: [] } });
});

test('the menu acts on all selected blocks, or on the one whose button was pressed', async () => {
  const editor = await show();
  await hover('Word: Tea');
  await click(find('button', 'More: Word: Tea'));
  expect(editor.getState().selected).toEqual(['d']);
  await press('ArrowUp');
  expect(focused()).toMatch(/^Delete/);
  await press('d');
  expect(focused()).toMatch(/^Duplicate/);
  await click(document.activeElement as Element);
  expect(editor.getState().tree).toHaveLength(4);
  expect(allOf('menu')).toEqual([]);

  await act(() => editor.select(['b', 'c']));
  await act(() =>
    row('Word: Dunes').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })),
  );
  await click(find('menuitem', /^Delete/));
  expect(editor.getState().tree[0]).toMatchObject({ blocks: [] });
});

test('Esc closes only the menu; the focus returns to its button', async () => {
  const editor = await show();
  await act(() => editor.select(['b']));
  await click(find('button', 'More: Word: Dunes'));
  await press('Escape');
  expect(allOf('menu')).toEqual([]);
  expect(focused()).toBe('More: Word: Dunes');
  expect(editor.getState().selected).toEqual(['b']);
});

test('wraps blocks from the menu', async () => {
  const editor = await show();
  await act(() => editor.select(['b', 'c']));
  await hover('Word: Dunes');
  await click(find('button', 'More: Word: Dunes'));
  await click(find('menuitem', 'Wrap in…'));
  expect(allOf('option').map(nameOf)).not.toContain('Word');
  await click(find('option', 'Box'));
  expect(editor.getState().tree[0]).toMatchObject({
    blocks: [{ blockType: 'box', blocks: [{ id: 'b' }, { id: 'c' }] }],
  });
});

test('shows the errors of the last save at their block', async () => {
  const editor = await show();
  await act(() => editor.showFaults([{ blockId: 'b', path: 'text', message: 'Say something.' }]));
  expect(rows()).toContain('Word: Dunes, Say something.');
  expect(row(/^Word: Dunes/).textContent).toContain('Say something.');
  await act(() => editor.toggle('a', true));
  expect(rows()).toContain('Box: Dunes, 1 to mend inside');
});

test('shares the hovered block with the page', async () => {
  const editor = await show();
  await act(() => row('Word: Tea').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect(editor.getState().hovered).toBe('d');
  await act(() => editor.hover('b'));
  expect(row('Word: Dunes').dataset.state).toBe('hovered');
});

test('re-renders only rows that have changed', async () => {
  const editor = await show();
  vi.mocked(nameOfBlock).mockClear();
  await act(() => editor.hover('b'));
  expect(vi.mocked(nameOfBlock).mock.calls.map(([{ id }]) => id)).toEqual(['b']);
  await act(() => editor.change('d', { text: 'Mint tea' }));
  // The undo step and the row name it; parents are named by their add rows.
  expect(vi.mocked(nameOfBlock).mock.calls.map(([{ id }]) => id)).toEqual(['b', 'd', 'a', 'e', 'd']);
});

test('has no accessibility violations', async () => {
  const editor = await show([
    ...LAYOUT,
    block('split', 's', { blocks: [block('word', 'x', { advanced: { hideOn: ['tablet'] } })], aside: {} }),
  ]);
  await act(() => editor.select(['b', 'd']));
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});
