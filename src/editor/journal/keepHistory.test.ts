// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { block, buildEditor, outline } from '../model/testing.ts';
import type { Tree } from '../model/types.ts';
import type { JournalEntry, JournalStorage } from './journalStorage.ts';
import { keepHistory, readTab } from './keepHistory.ts';

let entries: Map<string, JournalEntry>;
let storage: JournalStorage;

beforeEach(() => {
  entries = new Map();
  storage = {
    list: async (start) => [...entries.values()].filter(({ key }) => key.startsWith(start)),
    // As IndexedDB does: what is stored is a copy.
    put: async (entry) => void entries.set(entry.key, structuredClone(entry)),
    remove: async (key) => void entries.delete(key),
    removeOlder: async () => undefined,
  };
});

const LAYOUT = [block('word', 'a'), block('word', 'b')];

async function open(tree: Tree, { tab = 'one', user = 1 } = {}) {
  const editor = buildEditor(tree);
  const stop = keepHistory(editor, { owner: { slug: 'pages', id: '7', user }, storage, tab, now: () => 0 });
  await new Promise((resolve) => setTimeout(resolve));
  return { editor, stop, past: () => editor.getState().past.map(({ name }) => name) };
}

/** A window in which two blocks were removed and one brought back, left. */
async function leave(): Promise<Tree> {
  const { editor, stop } = await open(LAYOUT);
  editor.remove(['a']);
  editor.remove(['b']);
  editor.undo();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  return structuredClone(editor.getState().tree);
}

test('steps are undone and done again after a reload', async () => {
  const saved = await leave();
  const { editor, past } = await open(saved);
  expect(past()).toHaveLength(1);
  editor.redo();
  expect(outline(editor.getState().tree)).toBe('');
  editor.undo();
  editor.undo();
  expect(outline(editor.getState().tree)).toBe('a b');
});

test('after another user has changed the layout, and in other tabs and accounts, nothing can be undone', async () => {
  const saved = await leave();
  expect((await open([...saved, block('word', 'c')])).past()).toEqual([]);
  expect((await open(saved, { tab: 'two' })).past()).toEqual([]);
  expect((await open(saved, { user: 2 })).past()).toEqual([]);
});

test('unsaved work that is brought back continues the steps', async () => {
  const unsaved = await leave();
  const { editor, past } = await open(LAYOUT);
  expect(past()).toEqual([]);
  editor.replace(unsaved, 'Brought back');
  expect(past()).toHaveLength(2);
  editor.undo();
  expect(outline(editor.getState().tree)).toBe('a b');
});

test('a device that refuses loses only the steps', async () => {
  storage.list = vi.fn().mockRejectedValue(new Error('full'));
  storage.put = vi.fn().mockRejectedValue(new Error('full'));
  await leave();
  expect(storage.put).toHaveBeenCalledTimes(1);
  expect(readTab(() => 'new')).toBe('new');
  expect(readTab(() => 'newer')).toBe('new');
});
