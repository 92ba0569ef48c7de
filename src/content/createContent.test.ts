import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildCategory, buildMedia, buildPage, buildPost, buildTag } from '../../tests/support/factories.ts';
import { documents } from '../documents/registry.ts';
import { chatData } from '../parts/chat/chatData.ts';
import type { AnyBlock } from '../render/types.ts';
import { searchedWordsOf } from '../render/wordsOf.ts';
import { widgets } from '../widgets/registry.ts';
import { createContent } from './createContent.ts';
import { createDependencies } from './tags/dependencies.ts';

describeEachDatabase('content', (db) => {
  const source = () =>
    createContent(db.payload, documents, (layout) => searchedWordsOf(layout, widgets)).read(createDependencies());

  it('reads header, footer and site settings, with defaults when never saved', async () => {
    const { 'copy-protection': copyProtection, lightbox, toc } = (await source().shared()).globals;
    const everyKind = expect.arrayContaining(['posts', 'pages', 'tours']);
    expect(copyProtection).toMatchObject({ enabled: false, documents: everyKind, shortcuts: true });
    expect(toc).toMatchObject({ maxDepth: expect.any(Number) });
    expect(lightbox).toMatchObject({
      global_image_lightbox: true,
      lightbox_enable_counter: true,
      lightbox_enable_fullscreen: true,
      lightbox_enable_zoom: true,
      lightbox_enable_share: true,
      lightbox_enable_download: true,
      lightbox_title_src: 'title',
      lightbox_description_src: 'description',
    });
    await db.payload.updateGlobal({ slug: 'copy-protection', data: { enabled: true, documents: ['archives'] } });
    expect((await source().shared()).globals['copy-protection']).toMatchObject({
      enabled: true,
      documents: ['archives'],
    });
  });

  it('reads the trigger rules of published popups, whole, without their content', async () => {
    const page = await buildPage(db.payload);
    const category = await buildCategory(db.payload);
    const conditions = [
      { rule: 'include' as const, of: 'kinds' as const, kinds: ['front' as const, 'article' as const] },
      {
        rule: 'include' as const,
        of: 'terms' as const,
        terms: [{ relationTo: 'categories' as const, value: category.id }],
      },
      {
        rule: 'exclude' as const,
        of: 'documents' as const,
        documents: [{ relationTo: 'pages' as const, value: page.id }],
      },
    ];
    const timing = {
      logged_in: { enabled: true, users: 'custom' as const, roles: ['editor' as const] },
      devices: { enabled: true, devices: ['mobile' as const] },
    };
    const popup = { title: 'Packing guide', layout: [], conditions, timing };
    await db.payload.create({ collection: 'popups', data: { ...popup, _status: 'published' } as never });
    await db.payload.create({ collection: 'popups', data: { ...popup, _status: 'draft' } as never });
    const { popups } = (await source().shared()).entries;
    expect(popups).toHaveLength(1);
    expect(popups?.[0]).toMatchObject({ conditions, timing });
    expect(popups?.[0]).not.toHaveProperty('layout');
  });

  it('reads the chat accounts whole, and the picture of the chat with its settings', async () => {
    const { id } = await buildMedia(db.payload, { alt: 'Portrait' });
    const account = { accountName: 'Salma', number: '+212 612 345 678', avatar: id };
    await db.payload.create({ collection: 'chat-accounts', data: account });
    await db.payload.updateGlobal({ slug: 'chat', data: { defaultAvatar: id, timezone: 'Africa/Casablanca' } });
    const { entries, globals } = await source().shared();
    expect(entries['chat-accounts']).toMatchObject([{ accountName: 'Salma', avatar: { id, alt: 'Portrait' } }]);
    expect(globals.chat).toMatchObject({ defaultAvatar: { id, alt: 'Portrait' } });
    await db.payload.delete({ collection: 'media', id });
    expect(chatData.load(await source().shared())).toMatchObject({ defaultAvatar: undefined });
  });

  it('lists published articles, newest first, without the front page', async () => {
    await buildPost(db.payload, { title: 'Old', publishedAt: '2026-01-01T00:00:00.000Z' });
    await buildPost(db.payload, { title: 'New', publishedAt: '2026-02-01T00:00:00.000Z' });
    await buildPost(db.payload, { title: 'Draft', _status: 'draft' });
    await buildPost(db.payload, { title: 'Front', path: '/' });
    const { docs, totalDocs } = await source().list('posts', { limit: 10 });
    expect(docs.map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(totalDocs).toBe(2);
    const first = await source().list('posts', { limit: 1, page: 1 });
    expect([first.docs.length, first.totalDocs, first.totalPages]).toEqual([1, 2, 2]);
    const byTitle = await source().list('posts', { limit: 1, order: 'title', page: 2 });
    expect([byTitle.docs[0]?.title, byTitle.totalPages]).toEqual(['Old', 2]);
  });

  it('lists the documents after a given one, in either direction, also with equal dates', async () => {
    const day = (number: number) => `2026-03-0${number}T00:00:00.000Z`;
    const made = [];
    for (const [title, date] of [
      ['A', 1],
      ['B', 2],
      ['C', 2],
      ['D', 3],
    ] as const) {
      made.push(await buildPost(db.payload, { title, publishedAt: day(date) }));
    }
    const [, b, c] = made;
    const after = (post: typeof b, order: 'newest' | 'oldest') =>
      source()
        .list('posts', { after: { id: Number(post?.id), date: day(2) }, order, limit: 2 })
        .then(({ docs }) => docs.map(({ title }) => title));
    expect(await after(c, 'newest')).toEqual(['B', 'A']);
    expect(await after(b, 'newest')).toEqual(['A']);
    expect(await after(b, 'oldest')).toEqual(['C', 'D']);
    expect(await after(c, 'oldest')).toEqual(['D']);
  });

  it('lists by category, by tag and by ids, in the requested order', async () => {
    const category = await buildCategory(db.payload);
    const tag = await buildTag(db.payload);
    const one = await buildPost(db.payload, { title: 'One', categories: [category.id] });
    const two = await buildPost(db.payload, { title: 'Two', tags: [tag.id] });
    const counted = await source().list('posts', {
      limit: 5,
      page: 1,
      terms: { categories: [category.id] },
    });
    expect([counted.totalDocs, counted.totalPages]).toEqual([1, 1]);
    const titles = async (query: object) =>
      (await source().list('posts', { limit: 10, ...query })).docs.map(({ title }) => title);
    expect(await titles({ terms: { categories: [category.id], tags: [] } })).toEqual(['One']);
    expect(await titles({ terms: { tags: [tag.id] } })).toEqual(['Two']);
    expect(await titles({ ids: [two.id, one.id] })).toEqual(['Two', 'One']);
  });

  it('search: finds words in pages and articles, ignoring accents, and no drafts', async () => {
    const layout = [{ blockType: 'heading', text: 'Aït Benhaddou', level: 'h2' }] as AnyBlock[];
    await buildPost(db.payload, { title: 'The road of kasbahs', layout });
    await buildPage(db.payload, { title: 'Kasbahs: what they are' });
    await buildPost(db.payload, { title: 'Kasbahs in winter', _status: 'draft' });
    const search = async (query: string) =>
      (await source().search(query, { limit: 10, page: 1 })).docs.map(({ title }) => title);
    expect((await search('KASBAH')).sort()).toEqual(['Kasbahs: what they are', 'The road of kasbahs']);
    expect(await search('ait benh')).toEqual(['The road of kasbahs']);
    expect(await search('kasbahs volcano')).toEqual([]);
    expect(await search('')).toEqual([]);
  });

  it('search: ranks a word in a title before the same word in the text, and pages results', async () => {
    const layout = [{ blockType: 'heading', text: 'Dunes', level: 'h2' }] as AnyBlock[];
    await buildPost(db.payload, { title: 'What to pack', layout });
    await buildPost(db.payload, { title: 'Three nights in the dunes' });
    const first = await source().search('dunes', { limit: 1, page: 1 });
    expect([first.docs[0]?.title, first.totalPages, first.totalDocs]).toEqual(['Three nights in the dunes', 2, 2]);
    const second = await source().search('dunes', { limit: 1, page: 2 });
    expect(second.docs[0]?.title).toBe('What to pack');
  });

  it('search: updates incrementally after publishing, changing and withdrawing', async () => {
    const content = createContent(db.payload, documents, (layout) => searchedWordsOf(layout, widgets));
    const search = async (query: string) =>
      (await content.read(createDependencies()).search(query, { limit: 10, page: 1 })).docs.map(({ title }) => title);
    const tea = await buildPost(db.payload, { title: 'Tea in the dunes' });
    const salt = await buildPage(db.payload, { title: 'Salt of the dunes' });
    expect((await search('dunes')).sort()).toEqual(['Salt of the dunes', 'Tea in the dunes']);
    const find = vi.spyOn(db.payload.db, 'find');
    await buildPost(db.payload, { title: 'Wells of the dunes' });
    await db.payload.update({ collection: 'posts', id: tea.id, data: { title: 'Tea at noon', _status: 'published' } });
    await db.payload.delete({ collection: 'pages', id: salt.id });
    find.mockClear();
    expect(await search('dunes')).toEqual(['Wells of the dunes']);
    const indexed = find.mock.calls.filter(([{ select }]) => select && 'layout' in select);
    expect(indexed.map(([{ collection, limit }]) => [collection, limit])).toEqual([
      ['pages', 1],
      ['posts', 2],
    ]);
    expect(await search('noon')).toEqual(['Tea at noon']);
    find.mockRestore();
    content.close();
  });
});
