import { test as base, expect, type Page } from '@playwright/test';
import type { createJournal, Journal } from '../../src/editor/journal/createJournal.ts';
import type { indexedDbStorage } from '../../src/editor/journal/indexedDbStorage.ts';
import { bundleModule, openBarePage } from './support/browserModule.ts';

declare global {
  var journals: { createJournal: typeof createJournal };
  var storages: { indexedDbStorage: typeof indexedDbStorage };
  var openJournal: (writer: string, user?: number) => Journal;
  var kept: boolean[];
}

/** A journal of one document, whose saved layout is empty. */
const SCRIPT = `
  window.kept = [];
  window.openJournal = (writer, user = 7) => journals.createJournal({
    owner: { slug: 'posts', id: 3, user }, storage: storages.indexedDbStorage(), tree: [], base: 'then', now: Date.now, writer,
    openWindows: async () => new Set(['open']),
    onKept: (isKept) => kept.push(isKept),
  });
`;

const test = base.extend<object, { modules: string }>({
  modules: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures take what they need by destructuring
    async ({}, use) => {
      const journals = await bundleModule('src/editor/journal/createJournal.ts', 'journals');
      const storages = await bundleModule('src/editor/journal/indexedDbStorage.ts', 'storages');
      await use(`${journals};${storages};${SCRIPT}`);
    },
    { scope: 'worker' },
  ],
});

const open = (page: Page, modules: string) => openBarePage(page, '', modules);
const find = (page: Page, user = 7) =>
  page.evaluate(async (who) => (await openJournal('next', who).find())?.tree, user);

test('input just before leaving the page is recovered on the next opening, by the same user only', async ({
  modules,
  page,
}) => {
  await open(page, modules);
  await page.evaluate(async () => {
    const journal = openJournal('first');
    // The database is open, as it is shortly after editing begins.
    await journal.find();
    journal.keep([{ id: 'a', blockType: 'heading', text: 'Journeys' }]);
    // Not `pagehide`: a browser under load aborts what begins then.
    addEventListener('beforeunload', () => journal.flush());
  });
  await open(page, modules);
  expect(await find(page)).toEqual([{ id: 'a', blockType: 'heading', text: 'Journeys' }]);
  expect(await find(page, 8)).toBeUndefined();
});

test('changes confirmed by the server are not recovered', async ({ modules, page }) => {
  await open(page, modules);
  await page.evaluate(async () => {
    const journal = openJournal('first');
    const tree = [{ id: 'a', blockType: 'heading' }];
    journal.keep(tree);
    await journal.flush();
    journal.confirm(tree, 'now');
    await journal.flush();
  });
  expect(await find(page)).toBeUndefined();
});

test('two windows of one document have separate entries; those older than two months are removed', async ({
  modules,
  page,
}) => {
  await open(page, modules);
  const found = await page.evaluate(async () => {
    for (const writer of ['open', 'gone']) {
      const journal = openJournal(writer);
      journal.keep([{ id: writer, blockType: 'heading' }]);
      await journal.flush();
    }
    const storage = storages.indexedDbStorage();
    await storage.put({ key: 'old', writer: 'gone', base: undefined, tree: [], when: 10 });
    await storage.removeOlder(20);
    return (await storage.list('')).map(({ tree }) => (tree[0] as { id: string }).id);
  });
  expect(found).toEqual(['gone', 'open']);
  expect(await find(page)).toEqual([{ id: 'gone', blockType: 'heading' }]);
});

test('works on after its database was deleted, and reports when there is none', async ({ modules, page }) => {
  await open(page, modules);
  const kept = await page.evaluate(async () => {
    const journal = openJournal('first');
    journal.keep([{ id: 'a', blockType: 'heading' }]);
    await journal.flush();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('rihla-editor').onsuccess = resolve;
    });
    journal.keep([{ id: 'b', blockType: 'heading' }]);
    await journal.flush();
    return globalThis.kept;
  });
  expect(kept).toEqual([]);
  expect(await find(page)).toEqual([{ id: 'b', blockType: 'heading' }]);
  const refused = await page.evaluate(async () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('No', 'SecurityError');
      },
    });
    const journal = openJournal('second');
    journal.keep([{ id: 'c', blockType: 'heading' }]);
    await journal.flush();
    return globalThis.kept;
  });
  expect(refused).toEqual([false]);
});
