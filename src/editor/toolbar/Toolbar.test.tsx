// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { block } from '../../shared/layouts/testing.ts';
import { COMMANDS } from '../keys/commands.ts';
import { setOwnKeys } from '../keys/ownKeys.ts';
import { buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, nameOf, press, render } from '../testing.tsx';
import { type OpenPart, Toolbar } from './Toolbar.tsx';

fakeBrowser();

function Shell({ part }: { part?: OpenPart }) {
  const [open, setOpen] = useState<OpenPart>(part);
  return (
    <Toolbar open={open} onOpen={setOpen}>
      <span>Saved</span>
    </Toolbar>
  );
}

async function show(part?: OpenPart) {
  const editor = buildEditor([
    block('box', 'a', {
      text: 'Journeys',
      blocks: [block('box', 'b', { blocks: [block('word', 'c', { text: 'Tea' })] })],
    }),
  ]);
  await render(<Shell {...(part && { part })} />, { editor, kinds: EDITED_KINDS });
  return editor;
}

const isOff = (name: string | RegExp) => find('button', name).getAttribute('aria-disabled') === 'true';

test('undo and redo name their step, and stay focusable when there is none', async () => {
  const editor = await show();
  expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
  await act(() => editor.duplicate(['c']));
  await click(find('button', 'Undo: Duplicated Word: Tea'));
  expect(outline(editor.getState().tree)).toBe('a(b(c))');
  expect(isOff('Undo')).toBe(true);
  await click(find('button', 'Redo: Duplicated Word: Tea'));
  expect(isOff('Undo: Duplicated Word: Tea')).toBe(false);
  await click(find('button', 'Redo'));
  expect(document.querySelector('[role=status]')?.textContent).toBe('There is nothing to do again.');
});

test('the history menu goes to any step, back and forth', async () => {
  const editor = await show();
  await act(() => editor.change('c', { text: 'Mint tea' }));
  await act(() => editor.duplicate(['b']));
  await act(() => editor.remove(['a']));
  await click(find('button', 'Steps'));
  expect(allOf('menuitemradio').map(nameOf)).toEqual([
    'Removed Box: Journeys',
    'Duplicated Box: Mint tea',
    'Changed Text of Word: Mint tea',
    'Before these steps',
  ]);
  expect(document.activeElement).toBe(find('menuitemradio', 'Removed Box: Journeys'));
  await press('End');
  expect(document.activeElement?.textContent).toBe('Stored versions…');
  await press('ArrowUp');
  await click(document.activeElement as Element);
  expect(editor.getState().past).toHaveLength(0);
  expect(outline(editor.getState().tree)).toBe('a(b(c))');
  await click(find('button', 'Steps'));
  expect(find('menuitemradio', 'Before these steps').ariaChecked).toBe('true');
  await click(find('menuitemradio', 'Duplicated Box: Mint tea'));
  expect(editor.getState().future).toHaveLength(1);
  expect(allOf('menu')).toEqual([]);
});

test('the device switch offers three devices', async () => {
  const editor = await show();
  const checked = () =>
    allOf('radio')
      .filter((each) => (each as HTMLInputElement).checked)
      .map(nameOf);
  expect(checked()).toEqual(['Desktop']);
  await act(async () => find('radio', 'Phone').click());
  expect(editor.getState().device).toBe('phone');
  await act(() => editor.show('tablet'));
  expect(checked()).toEqual(['Tablet']);
});

test('the breadcrumb shows the parents of the selected block, which can be selected', async () => {
  const editor = await show();
  expect(allOf('navigation')).toEqual([]);
  await act(() => editor.select(['a', 'c']));
  expect(find('navigation', 'Selected block').textContent).toBe('BoxBoxWord: Teaand 1 more');
  expect(document.querySelector('[aria-current]')?.textContent).toBe('Word: Tea');
  await click(document.querySelectorAll('nav button')[1] as Element);
  expect(editor.getState().selected).toEqual(['b']);
});

/** The help dialog is lazy-loaded on first use. */
const fetchSheet = () => act(async () => void (await import('../keys/sheet/KeySheet.tsx')));

test('a repeated announcement is announced again', async () => {
  const editor = await show();
  await act(() => editor.announce('Moved'));
  const first = document.querySelector('[role=status] span');
  await act(() => editor.announce('Moved'));
  const second = document.querySelector('[role=status] span');
  expect([first?.textContent, second?.textContent]).toEqual(['Moved', 'Moved']);
  expect(second).not.toBe(first);
});

test('tooltips and screen readers tell the account’s shortcuts', async () => {
  await show();
  const told = () => ['title', 'aria-keyshortcuts'].map((name) => find('button', 'Undo').getAttribute(name));
  expect(told()).toEqual(['Undo (Ctrl+Z)', 'Control+Z']);
  await act(() => setOwnKeys({ undo: ['mod+j'] }));
  expect(told()).toEqual(['Undo (Ctrl+J)', 'Control+J']);
  await act(() => setOwnKeys({ undo: [] }));
  expect(told()).toEqual(['Undo', null]);
  await act(() => setOwnKeys({}));
});

test('the help dialog lists all shortcuts, and closes', async () => {
  await show();
  await click(find('button', 'Keys'));
  await fetchSheet();
  const sheet = find('dialog', 'Keys');
  for (const { what } of COMMANDS) expect(sheet.textContent).toContain(what);
  expect(sheet.textContent).toContain('Ctrl+Shift+Z');
  await click(find('button', 'Close'));
  expect(allOf('dialog')).toEqual([]);
});

test.each(['history', 'keys'] as const)('opened by a shortcut, %s shows', async (part) => {
  await show(part);
  await fetchSheet();
  expect(allOf(part === 'history' ? 'menu' : 'dialog')).toHaveLength(1);
});

test('has no accessibility violations', async () => {
  const editor = await show('keys');
  await fetchSheet();
  await act(() => editor.select(['c']));
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});
