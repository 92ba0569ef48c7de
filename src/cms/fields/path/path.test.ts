import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, nextNumber } from '../../../../tests/support/factories.ts';
import { RESERVED_SEGMENTS } from './path.ts';

describeEachDatabase("a document's path", (db) => {
  it('is derived from the title when none is given', async () => {
    expect((await buildPage(db.payload, { title: 'About us & you' })).path).toBe('/about-us-you/');
    expect((await buildPost(db.payload, { title: 'When to go' })).path).toBe('/articles/when-to-go/');
    expect((await buildPost(db.payload, { title: 'مراكش الحمراء' })).path).toBe('/articles/مراكش-الحمراء/');
  });

  it('is normalized', async () => {
    expect((await buildPage(db.payload, { path: 'Contact' })).path).toBe('/contact/');
    expect((await buildPage(db.payload, { path: ' //Tours of//MOROCCO ' })).path).toBe('/tours-of/morocco/');
    expect((await buildPost(db.payload, { path: '/' })).path).toBe('/');
  });

  it('gets a number when another document has the same title', async () => {
    await buildPage(db.payload, { title: 'Dunes' });
    expect((await buildPage(db.payload, { title: 'Dunes' })).path).toBe('/dunes-2/');
    expect((await buildPage(db.payload, { title: 'Dunes', _status: 'draft' })).path).toBe('/dunes-3/');
  });

  it('is refused when another document has it, whatever its kind', async () => {
    await buildPage(db.payload, { title: 'The first', path: '/first/' });
    const refused = buildPost(db.payload, { path: '/first/' });
    await expect(refused).rejects.toMatchObject({
      data: { errors: [{ path: 'path', message: '“The first” has this address already. Choose another.' }] },
    });
  });

  it('is refused when the document moves to one that is taken', async () => {
    await buildPost(db.payload, { path: '/first/' });
    const page = await buildPage(db.payload, { path: '/second/' });
    const refused = db.payload.update({ collection: 'pages', id: page.id, data: { path: '/FIRST' } });
    await expect(refused).rejects.toThrow('Address');
    expect((await db.payload.findByID({ collection: 'pages', id: page.id })).path).toBe('/second/');
  });

  it('cannot be a reserved one of the site, nor one that cannot be sent', async () => {
    const reserved = [...RESERVED_SEGMENTS].map((segment) => `/${segment}/x/`);
    const lists = ['/search/', '/articles/', '/articles/page/2/', '/about/page/7/', '/category/x/', '/tag/x/'];
    const broken = ['/a?b/', '/100%/', '/a"b/', '/a\u202eb/', `/${'a'.repeat(300)}/`];
    for (const path of [...reserved, ...lists, ...broken]) {
      await expect(buildPage(db.payload, { path }), path).rejects.toThrow('Address');
    }
  });

  it('follows the title of a draft until it is typed by hand or the document is published', async () => {
    const { id } = await buildPost(db.payload, { title: 'W', _status: 'draft' });
    const save = async (data: { title?: string; path?: string }, draft = true) => {
      const _status = draft ? 'draft' : 'published';
      return (await db.payload.update({ collection: 'posts', id, data: { ...data, _status }, draft, autosave: draft }))
        .path;
    };
    expect(await save({ title: 'When to' })).toBe('/articles/when-to/');
    // The studio sends the address it knows together with the new title.
    expect(await save({ title: 'When to go', path: '/articles/when-to/' })).toBe('/articles/when-to-go/');
    expect(await save({ path: '/articles/seasons/' })).toBe('/articles/seasons/');
    expect(await save({ title: 'When to travel' })).toBe('/articles/seasons/');
    expect(await save({ path: '' })).toBe('/articles/when-to-travel/');
    expect(await save({}, false)).toBe('/articles/when-to-travel/');
    expect(await save({ title: 'The best months' })).toBe('/articles/when-to-travel/');
  });

  it('is unique for drafts without a title', async () => {
    const paths = [];
    for (let count = 0; count < 3; count += 1) {
      const doc = await db.payload.create({ collection: 'pages', data: {} as never, draft: true });
      paths.push(doc.path);
    }
    expect(paths).toEqual(['/untitled/', '/untitled-2/', '/untitled-3/']);
  });

  it('gets a suffix when another document has it, so that a new draft is not lost', async () => {
    await buildPage(db.payload, { path: '/taken/' });
    const draft = await buildPost(db.payload, { path: '/taken/', _status: 'draft' });
    expect(draft.path).toBe('/taken-2/');
  });

  it('a copy gets a new one', async () => {
    const { id } = await buildPage(db.payload, { title: 'Dunes', path: '/sand/' });
    const copy = await db.payload.duplicate({ collection: 'pages', id });
    expect(copy.path).toBe('/dunes/');
  });

  it('goes to one document under concurrent requests', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) => {
      const build = index % 2 ? buildPage : buildPost;
      return build(db.payload, { title: `Number ${nextNumber()}`, path: '/wanted/' });
    });
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const where = { path: { equals: '/wanted/' } };
    const pages = await db.payload.count({ collection: 'pages', where });
    const posts = await db.payload.count({ collection: 'posts', where });
    expect(pages.totalDocs + posts.totalDocs).toBe(1);
  });

  it('is derived without a conflict when many documents with one title are created concurrently', async () => {
    const docs = await Promise.all(Array.from({ length: 8 }, () => buildPage(db.payload, { title: 'Same' })));
    expect(new Set(docs.map(({ path }) => path)).size).toBe(8);
  });
});
