// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { block, buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, render } from '../testing.tsx';
import PageTools from '../toolbar/PageTools.tsx';
import { Tree } from '../tree/Tree.tsx';
import { changedSinceJudged, OPEN_NOTES, type PageNote, tellNotes } from './pageNotes.ts';

fakeBrowser();
afterEach(() =>
  act(async () => {
    tellNotes('judged', []);
    tellNotes('measured', []);
  }),
);

const note = (given: Partial<PageNote>): PageNote => ({
  key: given.says ?? '',
  says: '',
  todo: 'Mend it.',
  isBlocking: false,
  ...given,
});
const tell = (...notes: readonly PageNote[]) => act(async () => tellNotes('judged', notes));

async function show() {
  const inner = [block('word', 'w', { text: 'Sea' })];
  const editor = buildEditor([block('box', 'b', { blocks: inner }), block('word', 'u', { text: 'Sand' })]);
  await render(
    <>
      <PageTools />
      <Tree />
    </>,
    { editor, kinds: EDITED_KINDS },
  );
  return editor;
}

test('a block with a note says it in the tree; the bar counts all, and opens them at the selected block', async () => {
  const editor = await show();
  expect(allOf('button').some(({ className }) => className.includes('notes'))).toBe(false);
  await tell(note({ says: 'A second title.', block: 'w' }), note({ says: 'No description.' }));
  find('treeitem', 'Word: Sea, A second title. Mend it.');
  const opened = vi.fn();
  window.addEventListener(OPEN_NOTES, opened, { once: true });
  await act(async () => editor.select(['w']));
  await click(find('button', '2 notes on the page'));
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ detail: 'w' });
});

test('one that prevents publishing is said to; what is measured on the page counts, too', async () => {
  await show();
  await tell(note({ says: 'A dead link.', block: 'u', isBlocking: true }));
  find('button', '1 note on the page, some to mend before it is published');
  await act(async () => tellNotes('measured', [note({ says: 'Hard to read.', block: 'w' })]));
  find('button', /^2 notes/);
});

test('a collapsed block says how many are noted inside', async () => {
  const editor = await show();
  await tell(note({ says: 'A second title.', block: 'w' }));
  await act(async () => editor.toggle('b', true));
  find('treeitem', /^Box.*, 1 noted inside/);
});

test('a note goes when its block is changed, until the page is judged again', async () => {
  const editor = await show();
  await tell(note({ says: 'A second title.', block: 'u' }));
  await act(async () => void editor.change('u', { text: 'Dunes' }));
  find('treeitem', 'Word: Dunes');
  expect(changedSinceJudged()).toEqual(['u']);
  expect(allOf('button').filter(({ className }) => className.includes('rihla-editor-notes'))).toEqual([]);
  await tell(note({ says: 'A second title.', block: 'u' }));
  find('treeitem', 'Word: Dunes, A second title. Mend it.');
  expect(changedSinceJudged()).toEqual([]);
});
