// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../../tests/support/widgets/audit.ts';
import type { LayoutBlock } from '../../../shared/layouts/kind.ts';
import { block, buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { buildEditor, outline } from '../../model/testing.ts';
import { allOf, click, fakeBrowser, find, focus, render, type } from '../../testing.tsx';
import { Tree } from '../../tree/Tree.tsx';
// Lazy-loaded on first use; preloaded here.
import './SaveSectionDialog.tsx';
import { SaveSectionProvider } from './SaveSectionProvider.tsx';
import { SectionsContext, type SectionsSource } from './SectionsContext.tsx';

const kinds = buildKinds(
  buildKind('box', { slots: [{ name: 'blocks' }] }),
  buildKind('heading'),
  buildKind('link'),
  buildKind('panel', { slots: [{ name: 'blocks' }], isPanel: true }),
);

fakeBrowser();

const save = vi.fn<NonNullable<SectionsSource['save']>>();
const saveDocument = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  save.mockResolvedValue({ blockType: 'link', section: 7 } as LayoutBlock);
});

async function start(source: Partial<SectionsSource> = { save }) {
  const tree = [block('box', 'a', { blocks: [block('heading', 'b')] }), block('heading', 'c')];
  const editor = buildEditor(tree, { kinds });
  await render(
    <SectionsContext value={{ fetch: async () => [], ...source }}>
      {/* As the document's form, in whose field the editor is rendered. */}
      <div onSubmit={saveDocument}>
        <SaveSectionProvider>
          <Tree />
        </SaveSectionProvider>
      </div>
    </SectionsContext>,
    { editor, kinds },
  );
  return editor;
}

async function openMenu() {
  await focus(find('treeitem', 'Box'));
  await click(find('button', 'More: Box'));
}

async function ask() {
  await openMenu();
  await click(find('menuitem', 'Save as a section…'));
  await vi.waitFor(() => act(async () => find('dialog', 'Save as a section')));
}

test('the menu of a block saves it with its content, and does not change the layout', async () => {
  const editor = await start();
  await ask();
  expect(await auditMarkup(document.querySelector('dialog')?.outerHTML ?? '')).toEqual([]);
  await type(find('textbox', 'Name of the section'), ' Opening ');
  await click(find('button', 'Save'));
  const [name, blocks] = save.mock.calls[0] ?? [];
  expect(name).toBe('Opening');
  expect(blocks).toEqual([editor.getState().tree[0]]);
  expect(editor.getState().past).toEqual([]);
  expect(editor.getState().announcement.text).toContain('Saved “Opening”');
  expect(saveDocument).not.toHaveBeenCalled();
  expect(allOf('dialog')).toEqual([]);
});

test('a linked section replaces the blocks by a reference, as one undo step', async () => {
  const editor = await start();
  await ask();
  await type(find('textbox', 'Name of the section'), 'Opening');
  await click(document.querySelector('dialog [type=checkbox]') as HTMLElement);
  await click(find('button', 'Save'));
  expect(editor.getState().tree.map(({ blockType }) => blockType)).toEqual(['link', 'heading']);
  expect(editor.getState().tree[0]).toMatchObject({ section: 7 });
  expect(editor.getState().past.map(({ name }) => name)).toEqual(['Put a link to “Opening” in place of Box']);
  await act(async () => void editor.undo());
  expect(outline(editor.getState().tree)).toBe('a(b) c');
});

test('a missing name and an error of the server are shown, and typed values are kept', async () => {
  save.mockRejectedValue(new Error('The layout has more than 2 MB.'));
  const editor = await start();
  await ask();
  await click(find('button', 'Save'));
  expect(find('alert', /./).textContent).toBe('Give it a name, by which you find it again.');
  await type(find('textbox', 'Name of the section'), 'Opening');
  await click(find('button', 'Save'));
  expect(find('alert', /./).textContent).toBe('The layout has more than 2 MB.');
  expect((find('textbox', 'Name of the section') as HTMLInputElement).value).toBe('Opening');
  expect(outline(editor.getState().tree)).toBe('a(b) c');
});

test('accounts that may not save sections are not offered it', async () => {
  await start({});
  await openMenu();
  expect(allOf('menuitem').map((item) => item.textContent)).not.toContain('Save as a section…');
});
