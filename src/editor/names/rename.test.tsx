// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { block } from '../../shared/layouts/testing.ts';
import { buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, focus, press, render, type } from '../testing.tsx';
import { Tree } from '../tree/Tree.tsx';
import { RenameProvider, useRename } from './RenameProvider.tsx';

fakeBrowser();

function Opener() {
  const rename = useRename();
  return (
    <button type="button" onClick={() => rename('a')}>
      Open
    </button>
  );
}

const saveDocument = vi.fn();

async function start() {
  const editor = buildEditor([block('word', 'a', { text: 'Dunes' })]);
  await render(
    // As the document's form, in whose field the editor is rendered.
    <div onSubmit={saveDocument}>
      <RenameProvider>
        <Opener />
        <Tree />
      </RenameProvider>
    </div>,
    { editor, kinds: EDITED_KINDS },
  );
  return editor;
}

const field = () => find('textbox', 'Name in the tree');
const submit = () => click(find('button', 'Rename'));

test('the name precedes the text in the tree, and an empty name removes it', async () => {
  await start();
  await click(find('button', 'Open'));
  expect((field() as HTMLInputElement).placeholder).toBe('Word');
  await type(field(), 'Opening');
  await submit();
  expect(allOf('dialog')).toEqual([]);
  find('treeitem', 'Opening: Dunes');
  expect(saveDocument).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('button', 'Open'));
  await click(find('button', 'Open'));
  await type(field(), '');
  await submit();
  find('treeitem', 'Word: Dunes');
});

test('cancelling changes nothing; the dialog has no violations', async () => {
  const editor = await start();
  await click(find('button', 'Open'));
  expect(await auditMarkup(document.querySelector('dialog')?.outerHTML ?? '')).toEqual([]);
  await type(field(), 'Opening');
  await click(find('button', 'Cancel'));
  expect(editor.getState().past).toEqual([]);
});

test('the menu of a tree row opens the dialog', async () => {
  await start();
  await focus(find('treeitem', 'Word: Dunes'));
  await click(find('button', 'More: Word: Dunes'));
  await click(find('menuitem', /^Rename…/));
  expect(allOf('dialog')).toHaveLength(1);
});

test('“/” on the row at the end adds a block there', async () => {
  await start();
  await press('End');
  await focus(find('treeitem', /^Add a block at the end/));
  await press('/');
  find('dialog', 'Add a block');
});
