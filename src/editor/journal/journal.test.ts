import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { block, buildEditor, EDITED_KINDS } from '../model/testing.ts';
import type { Tree } from '../model/types.ts';
import { createJournal, type JournalOptions } from './createJournal.ts';
import { followEditor } from './followEditor.ts';
import { type JournalEntry, type JournalStorage, journalKey } from './journalStorage.ts';
import { takeSaved } from './takeSaved.ts';

const OWNER = { slug: 'posts', id: 3, user: 7 };
const START = journalKey(OWNER);
const KEY = `${START}here`;
const SAVED_AT = '2026-05-01T10:00:00.000Z';
const word = (id: string, text = id) => block('word', id, { text });
const TREE: Tree = [word('a')];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** An in-memory device storage. */
function buildDevice(...entries: JournalEntry[]) {
  const kept = new Map(entries.map((entry) => [entry.key, entry]));
  const storage: JournalStorage = {
    list: async (start) => structuredClone([...kept.values()].filter(({ key }) => key.startsWith(start))),
    put: async (entry) => {
      kept.set(entry.key, structuredClone(entry));
    },
    remove: async (key) => {
      kept.delete(key);
    },
    removeOlder: async (than) => {
      for (const { key, when } of kept.values()) if (when < than) kept.delete(key);
    },
  };
  return { kept, storage };
}

function build(given: Partial<JournalOptions> = {}, ...entries: JournalEntry[]) {
  const device = buildDevice(...entries);
  const onKept = vi.fn();
  const journal = createJournal({
    owner: OWNER,
    storage: device.storage,
    tree: TREE,
    base: SAVED_AT,
    now: Date.now,
    writer: 'here',
    openWindows: async () => new Set(['open']),
    onKept,
    ...given,
  });
  return { journal, onKept, entry: () => device.kept.get(KEY), ...device };
}

const entryOf = (tree: Tree, given: Partial<JournalEntry> = {}): JournalEntry => ({
  key: START + (given.writer ?? 'earlier'),
  writer: 'earlier',
  base: SAVED_AT,
  tree,
  when: 900_000,
  ...given,
});

describe('writing the journal', () => {
  it('throttles writes to one in half a second during continuous typing', async () => {
    const { entry, journal } = build();
    for (let step = 0; step < 10; step += 1) {
      journal.keep([word('a', `typed ${step}`)]);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(entry()).toEqual({
      key: KEY,
      writer: 'here',
      base: SAVED_AT,
      tree: [word('a', 'typed 8')],
      when: 1_000_480,
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(entry()?.tree).toEqual([word('a', 'typed 9')]);
  });

  it('writes the first change after a pause at once, and batches those that follow', async () => {
    const { entry, journal, storage } = build();
    const put = vi.spyOn(storage, 'put');
    for (const text of ['first', 'second', 'third']) {
      journal.keep([word('a', text)]);
      await vi.advanceTimersByTimeAsync(0);
      expect(entry()?.tree).toEqual([word('a', 'first')]);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect([entry()?.tree, put.mock.calls.length]).toEqual([[word('a', 'third')], 2]);
  });

  it('writes at once when flushed', async () => {
    const { entry, journal } = build();
    journal.keep([word('a', 'x')]);
    await journal.flush();
    expect(entry()?.tree).toEqual([word('a', 'x')]);
  });

  it('deletes only exactly what the server has confirmed', async () => {
    const { entry, journal } = build();
    const sent = [word('a', 'sent')];
    journal.keep(sent);
    await journal.flush();
    journal.keep([word('a', 'typed since')]);
    journal.confirm(sent, '2026-05-01T11:00:00.000Z');
    await journal.flush();
    expect(entry()).toMatchObject({ tree: [word('a', 'typed since')], base: '2026-05-01T11:00:00.000Z' });
    const next = [word('a', 'next')];
    journal.keep(next);
    journal.confirm(next, '2026-05-01T12:00:00.000Z');
    await vi.advanceTimersByTimeAsync(1000);
    expect(entry()).toBeUndefined();
  });

  it('deletes work that is undone to the saved layout', async () => {
    const { entry, journal } = build();
    journal.keep([word('a', 'x')]);
    await journal.flush();
    journal.keep(TREE);
    await journal.flush();
    expect(entry()).toBeUndefined();
  });

  it('leaves entries of other windows of the same user alone', async () => {
    const another = entryOf([word('b')], { writer: 'open' });
    const { entry, journal, kept } = build({}, another);
    journal.keep([word('a', 'mine')]);
    await journal.flush();
    expect(entry()?.tree).toEqual([word('a', 'mine')]);
    expect(kept.get(another.key)).toEqual(another);
    journal.keep(TREE);
    await journal.flush();
    expect([...kept.values()]).toEqual([another]);
  });

  it('separates documents, languages and users', () => {
    const keys = [
      OWNER,
      { ...OWNER, id: '3' },
      { ...OWNER, user: 8 },
      { ...OWNER, locale: 'fr' },
      { slug: 'posts', user: 7 },
      { slug: 'home', user: 7 },
    ];
    for (const [at, start] of keys.map(journalKey).entries()) {
      expect(keys.map(journalKey).findIndex((key) => key.startsWith(start))).toBe(at);
    }
  });
});

describe('recovery of unsaved work', () => {
  it('offers to restore, and says whether the document was saved since', async () => {
    const left = [word('a', 'left')];
    expect(await build({}, entryOf(left)).journal.find()).toEqual({
      key: `${START}earlier`,
      tree: left,
      when: 900_000,
      hasDocumentChanged: false,
    });
    expect(await build({ base: '2026-05-01T12:00:00.000Z' }, entryOf(left)).journal.find()).toMatchObject({
      hasDocumentChanged: true,
    });
  });

  it('offers neither an empty journal nor saved work', async () => {
    expect(await build().journal.find()).toBeUndefined();
    expect(await build({}, entryOf(structuredClone(TREE))).journal.find()).toBeUndefined();
    expect(await build({}, entryOf(7 as unknown as Tree)).journal.find()).toBeUndefined();
  });

  it('offers no work of an open window, and the newest of several', async () => {
    expect(await build({}, entryOf([word('b')], { writer: 'open' })).journal.find()).toBeUndefined();
    const { journal } = build(
      {},
      entryOf([word('old')], { when: 700_000 }),
      entryOf([word('new')], { when: 800_000, writer: 'later' }),
      entryOf([word('open')], { writer: 'open' }),
    );
    const found = await journal.find();
    expect(found?.tree).toEqual([word('new')]);
    if (found) await journal.discard(found);
    expect((await journal.find())?.tree).toEqual([word('old')]);
  });

  it('deletes recovered work when this window has stored it, and not before', async () => {
    const left = entryOf([word('b')]);
    const { entry, journal, kept } = build({}, left);
    const found = await journal.find();
    if (found) journal.take(found);
    expect(kept.has(left.key)).toBe(true);
    journal.keep([word('b')]);
    await journal.flush();
    expect(kept.has(left.key)).toBe(false);
    expect(entry()?.tree).toEqual([word('b')]);
  });

  it('finds entries from before windows had entries of their own', async () => {
    expect((await build({}, entryOf([word('b')], { key: START })).journal.find())?.tree).toEqual([word('b')]);
  });

  it('deletes discarded work, and work abandoned for two months', async () => {
    const { journal, kept } = build({}, entryOf([word('b')]));
    const found = await journal.find();
    if (found) await journal.discard(found);
    expect(kept.size).toBe(0);
    const old = build({ now: () => 61 * 86_400_000 }, entryOf([word('b')]));
    expect(await old.journal.find()).toBeUndefined();
    expect(old.kept.size).toBe(0);
  });
});

describe('a device without storage', () => {
  const broken = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  const storage: JournalStorage = { list: broken, put: broken, remove: broken, removeOlder: broken };

  it('never breaks editing, and is reported once', async () => {
    const { journal, onKept } = build({ storage });
    await expect(journal.find()).resolves.toBeUndefined();
    const found = { key: KEY, tree: TREE, when: 0, hasDocumentChanged: false };
    await expect(journal.discard(found)).resolves.toBeUndefined();
    journal.keep([word('a', 'x')]);
    journal.confirm([word('a', 'y')], undefined);
    await expect(journal.flush()).resolves.toBeUndefined();
    expect(onKept.mock.calls).toEqual([[false]]);
  });

  it('is reported again when it recovers', async () => {
    const device = buildDevice();
    const put = vi.fn(device.storage.put).mockImplementationOnce(broken);
    const { journal, onKept } = build({ storage: { ...device.storage, put } });
    journal.keep([word('a', 'x')]);
    await journal.flush();
    journal.keep([word('a', 'y')]);
    await journal.flush();
    expect(onKept.mock.calls).toEqual([[false], [true]]);
    expect(device.kept.get(KEY)?.tree).toEqual([word('a', 'y')]);
  });

  it('does not fail in a browser without IndexedDB', async () => {
    const { indexedDbStorage } = await import('./indexedDbStorage.ts');
    const { journal, onKept } = build({ storage: indexedDbStorage() });
    journal.keep([word('a', 'x')]);
    await journal.flush();
    expect(onKept.mock.calls).toEqual([[false]]);
  });
});

describe('recording an editor', () => {
  /** A page that can be hidden, with the needed events only. */
  function buildPage() {
    const view = new EventTarget();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: view });
    return { page: page as unknown as Document & { visibilityState: string }, view };
  }

  it('records its trees, and flushes when the page is hidden or left', async () => {
    const { entry, journal } = build();
    const editor = buildEditor(TREE);
    const { page, view } = buildPage();
    const stop = followEditor(editor, journal, page);
    editor.change('a', { text: 'begun' });
    await vi.advanceTimersByTimeAsync(0);
    editor.change('a', { text: 'x' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.tree).toEqual([word('a', 'begun')]);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.tree).toEqual([word('a', 'x')]);
    editor.change('a', { text: 'y' });
    view.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.tree).toEqual([word('a', 'y')]);
    editor.change('a', { text: 'about to leave' });
    view.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()?.tree).toEqual([word('a', 'about to leave')]);
    stop();
    editor.change('a', { text: 'z' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(entry()?.tree).toEqual([word('a', 'about to leave')]);
  });

  it('is empty after a save, though the server has changed what was sent', async () => {
    const editor = buildEditor([word('a'), word('b')]);
    const { entry, journal } = build({ tree: editor.getState().tree });
    followEditor(editor, journal, buildPage().page);
    editor.change('a', { text: '<i>x' });
    const sent = editor.getState().tree;
    await vi.advanceTimersByTimeAsync(500);
    expect(entry()).toBeDefined();
    takeSaved({ sent, saved: [word('a', 'x'), word('b')], updatedAt: SAVED_AT }, editor, journal, EDITED_KINDS);
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.getState().tree).toEqual([word('a', 'x'), word('b')]);
    expect(entry()).toBeUndefined();
  });

  it('keeps what was typed during the save', async () => {
    const editor = buildEditor([word('a'), word('b')]);
    const { entry, journal } = build({ tree: editor.getState().tree });
    followEditor(editor, journal, buildPage().page);
    editor.change('a', { text: '<i>x' });
    const sent = editor.getState().tree;
    editor.change('b', { text: 'since' });
    takeSaved({ sent, saved: [word('a', 'x'), word('b')], updatedAt: 'later' }, editor, journal, EDITED_KINDS);
    await vi.advanceTimersByTimeAsync(500);
    expect(entry()).toMatchObject({ base: 'later', tree: [word('a', 'x'), word('b', 'since')] });
  });
});
