import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTranslation } from '../../../tests/support/factories.ts';
import { inDefaultLanguage } from '../../cms/relations/inDefaultLanguage.ts';
import { documents } from '../../documents/registry.ts';
import { searchedWordsOf } from '../../render/wordsOf.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';
import { widgets } from '../../widgets/registry.ts';
import { createSearch } from './createSearch.ts';

describeEachDatabase('the search', (db) => {
  const create = (waitMs?: number) =>
    createSearch({
      payload: db.payload,
      kinds: documents,
      wordsOf: (layout) => searchedWordsOf(layout, widgets),
      readCard: async ({ collection, id }) => {
        const doc = await db.payload.findByID({ collection: collection as 'posts', id, depth: 0 });
        return { collection, doc: doc as never };
      },
      ...(waitMs !== undefined && { waitMs }),
    });
  const ask = async (search: ReturnType<typeof create>, words: string, kind?: string) => {
    const { found, ...results } = await search.find({ words, kind, limit: 6, page: 1 });
    const counts = Object.fromEntries(results.kinds.map(({ count, name }) => [name, count]));
    return { ...results, counts, titles: found.map(({ doc }) => doc.title) };
  };

  it('counts results by kind, and filters by kind', async () => {
    await buildPost(db.payload, { title: 'Tea in the dunes' });
    await buildPage(db.payload, { title: 'About tea' });
    const search = create();
    expect(await ask(search, 'tea')).toMatchObject({ counts: { posts: 1, pages: 1 }, totalDocs: 2, isPartial: false });
    expect(await ask(search, 'tea', 'posts')).toMatchObject({
      counts: { posts: 1, pages: 1 },
      titles: ['Tea in the dunes'],
    });
    expect(await ask(search, 'dnes')).toMatchObject({ titles: [], suggestion: 'dunes' });
    expect(await ask(search, 'teaa')).toMatchObject({ titles: [], suggestion: 'tea' });
  });

  it('finds a document by the words of its translations, as long as they are published and offered', async () => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    const layout = [{ blockType: 'heading', version: 1, id: 'b', text: 'Under the stars' }];
    const post = await buildPost(db.payload, { title: 'Dunes', layout: layout as never });
    const row = await buildTranslation(db.payload, {
      of: `posts:${post.id}`,
      locale: 'ar',
      title: 'الكُثبان',
      path: '/ar/الكثبان/',
      texts: { 'b/text': { text: 'تحت النجوم في أمسية', source: 'Under the stars' } },
    });
    const search = create();
    const stop = onContentChange((change) => search.change(change));
    const titlesFor = async (words: string) => (await ask(search, words)).titles;
    // Without vowel signs, with another alef, without the article.
    for (const words of ['الكثبان', 'كثبان', 'نجوم', 'امسيه', 'stars'])
      expect(await titlesFor(words), words).toEqual(['Dunes']);
    await db.payload.update({ collection: 'translations', id: row.id, data: { title: 'الرمال' } });
    expect([await titlesFor('كثبان'), await titlesFor('رمال')]).toEqual([[], ['Dunes']]);
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
    search.change({ touched: 'everything' });
    expect(await titlesFor('رمال')).toEqual([]);
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    search.change({ touched: 'everything' });
    expect(await titlesFor('رمال')).toEqual(['Dunes']);
    await db.payload.delete({ collection: 'translations', id: row.id });
    expect(await titlesFor('رمال')).toEqual([]);
    stop();
  });

  it('searches titles while the index is not ready, and reports when it is', async () => {
    await buildPost(db.payload, { title: 'Tea in the dunes' });
    await buildPost(db.payload, { title: 'Tea for later', _status: 'draft' });
    await buildPost(db.payload, { title: 'Tea at home', path: '/' });
    const told = vi.fn();
    const stop = onContentChange(told);
    const search = create(0);
    const read = holdTexts(db.payload);
    expect(await ask(search, 'tea dun')).toMatchObject({ titles: ['Tea in the dunes'], isPartial: true });
    read.goOn();
    await search.prepare();
    expect(told).toHaveBeenCalledExactlyOnceWith({ touched: ['search:index'] });
    expect(await ask(search, 'tea dun')).toMatchObject({ titles: ['Tea in the dunes'], isPartial: false });
    stop();
  });

  it('is updated, not rebuilt, after a change without known tags', async () => {
    const tea = await buildPost(db.payload, { title: 'Tea' });
    const salt = await buildPost(db.payload, { title: 'Salt' });
    await buildPost(db.payload, { title: 'Wells' });
    const search = create();
    await search.prepare();
    await db.payload.update({ collection: 'posts', id: tea.id, data: { title: 'Mint', _status: 'published' } });
    await db.payload.delete({ collection: 'posts', id: salt.id });
    expect((await ask(search, 'mint')).titles).toEqual([]);
    const find = vi.spyOn(db.payload.db, 'find');
    search.change({ touched: 'everything' });
    expect((await ask(search, 'mint')).titles).toEqual(['Mint']);
    expect((await ask(search, 'salt')).titles).toEqual([]);
    const read = find.mock.calls.filter(([{ select }]) => select && 'layout' in select);
    expect(read.map(([{ where }]) => where)).toEqual([{ id: { in: [tea.id, salt.id] } }]);
    find.mockRestore();
  });

  it('starts over after a failure', async () => {
    await buildPost(db.payload, { title: 'Tea' });
    const search = create();
    const find = vi.spyOn(db.payload.db, 'find').mockRejectedValueOnce(new Error('away'));
    await expect(search.prepare()).rejects.toThrow('away');
    find.mockRestore();
    expect((await ask(search, 'tea')).titles).toEqual(['Tea']);
  });
});

it('texts are read in the default language at any depth, and nothing else is unwrapped', () => {
  const stored = {
    title: { en: 'Tea' },
    layout: [{ text: { en: { root: 1 } }, blocks: [{ label: { en: 'Go' } }], id: 'x' }],
    no: null,
  };
  expect(inDefaultLanguage(stored)).toEqual({
    title: 'Tea',
    layout: [{ text: { root: 1 }, blocks: [{ label: 'Go' }], id: 'x' }],
    no: null,
  });
});

/** Blocks the reads of the index until released; other reads go through. */
function holdTexts(payload: Payload): { goOn(): void } {
  const held = Promise.withResolvers<void>();
  const find = payload.db.find.bind(payload.db);
  const spy = vi.spyOn(payload.db, 'find').mockImplementation((async (query: Parameters<typeof find>[0]) => {
    if (query.select && 'layout' in query.select) await held.promise;
    return find(query);
  }) as typeof find);
  return {
    goOn() {
      held.resolve();
      spy.mockRestore();
    },
  };
}
