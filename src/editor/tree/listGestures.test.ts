// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readOnlyEditor } from '../field/readOnlyEditor.ts';
import { COMMANDS, type Workspace } from '../keys/commands.ts';
import { setOwnKeys } from '../keys/ownKeys.ts';
import { block, buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import { listGestures } from './listGestures.ts';

function build(given: Partial<Workspace> = {}): Workspace {
  const editor = buildEditor([block('word', 'a'), block('word', 'b')]);
  const ask = { openPalette: vi.fn(), rename: vi.fn(), save: vi.fn(), saveSection: vi.fn(), show: vi.fn() };
  return { editor, kinds: EDITED_KINDS, ...ask, ...given };
}

const labels = (workspace: Workspace) => listGestures(workspace).map(({ label }) => label);
const choose = (workspace: Workspace, label: string) =>
  listGestures(workspace)
    .find((gesture) => gesture.label === label)
    ?.choose();

test('every command of the editor is offered once, with its shortcut', () => {
  const workspace = build();
  workspace.editor.select(['a']);
  const gestures = listGestures(workspace);
  const keys = gestures.map((gesture) => gesture.keys).filter(Boolean);
  expect(new Set(keys).size).toBe(keys.length);
  // All but the search itself.
  expect(keys).toHaveLength(COMMANDS.length - 1);
  expect(labels(workspace)).toEqual(
    expect.arrayContaining(['Wrap in…', 'Save as a section…', 'Undo', 'Compare with stored versions']),
  );
});

test('shortcuts are the account’s own; a command without any is still offered', () => {
  setOwnKeys({ duplicate: ['mod+j'], undo: [], notes: [] });
  const workspace = build();
  workspace.editor.select(['a']);
  const gestures = new Map(listGestures(workspace).map(({ keys, label }) => [label, keys]));
  expect([gestures.get('Duplicate'), gestures.get('Undo')]).toEqual(['Ctrl+J', '']);
  expect(gestures.has('Notes on the page: what to mend')).toBe(true);
  setOwnKeys({});
});

test('gestures act on the selected blocks; without any, those that need one are left out', () => {
  const workspace = build();
  expect(labels(workspace)).not.toContain('Duplicate');
  expect(labels(workspace)).toContain('Paste at the end');
  workspace.editor.select(['b']);
  choose(workspace, 'Move up');
  expect(outline(workspace.editor.getState().tree)).toBe('b a');
  choose(workspace, 'Undo');
  expect(outline(workspace.editor.getState().tree)).toBe('a b');
  choose(workspace, 'Show the page as on a phone');
  expect(workspace.editor.getState().device).toBe('phone');
  expect(labels(workspace)).not.toContain('Show the page as on a phone');
  choose(workspace, 'Go to the tree');
  expect(workspace.show).toHaveBeenCalledWith('tree');
});

test('what the account may not do is not offered', () => {
  const words = build({
    editor: buildEditor([block('word', 'a')], { rights: { isContentOnly: true, mayRelease: false } }),
  });
  words.editor.select(['a']);
  expect(labels(words)).toEqual(expect.arrayContaining(['Rename…', 'Undo', 'Edit its text on the page']));
  for (const label of ['Duplicate', 'Add a block', 'Delete', 'Move up']) expect(labels(words)).not.toContain(label);
  const read = build({ editor: readOnlyEditor(words.editor) });
  expect(labels(read)).toContain('Copy');
  for (const label of ['Rename…', 'Undo', 'Add a block']) expect(labels(read)).not.toContain(label);
});

test('publishing is offered while there is something to publish', () => {
  document.body.innerHTML = '<button id="action-save" disabled>Publish changes</button>';
  expect(labels(build())).not.toContain('Publish changes');
  const button = document.querySelector('button') as HTMLButtonElement;
  button.disabled = false;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  choose(build(), 'Publish changes');
  expect(pressed).toHaveBeenCalledOnce();
});
