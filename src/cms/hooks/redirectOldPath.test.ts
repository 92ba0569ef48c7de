import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildRedirect } from '../../../tests/support/factories.ts';

describeEachDatabaseInTurn('redirects from old paths', (db) => {
  it('are created when a published document moves', async () => {
    const { id } = await buildPage(db.payload, { path: '/old/' });
    await move(db, id, '/new/');
    expect(await redirects(db)).toEqual({ '/old/': '/new/' });
  });

  it('are created when the move was saved as a draft before it was published, as the studio does', async () => {
    const { id } = await buildPage(db.payload, { path: '/old/' });
    await db.payload.update({ collection: 'pages', id, data: { path: '/new/' }, draft: true, autosave: true });
    expect(await redirects(db)).toEqual({});
    await db.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await redirects(db)).toEqual({ '/old/': '/new/' });
  });

  it('are not created for drafts, nor for a first publish', async () => {
    const { id } = await buildPage(db.payload, { path: '/old/', _status: 'draft' });
    await db.payload.update({ collection: 'pages', id, data: { path: '/newer/' }, draft: true });
    await db.payload.update({ collection: 'pages', id, data: { path: '/newest/', _status: 'published' } });
    expect(await redirects(db)).toEqual({});
  });

  it.each([
    ['a page', 'pages', buildPage],
    ['an article', 'posts', buildPost],
  ] as const)('are created when %s moved while it was unpublished', async (_kind, collection, build) => {
    const { id } = await build(db.payload, { path: '/one/' });
    const change = (data: object) => db.payload.update({ collection, id, data });
    await change({ _status: 'draft' });
    await change({ path: '/two/', _status: 'draft' });
    await change({ path: '/three/', _status: 'draft', publicPath: '/elsewhere/' });
    expect(await redirects(db)).toEqual({});
    await change({ _status: 'published' });
    expect(await redirects(db)).toEqual({ '/one/': '/three/' });
  });

  it('are not created when it moves back before it is published', async () => {
    const { id } = await buildPage(db.payload, { path: '/one/' });
    await db.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await db.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await redirects(db)).toEqual({});
  });

  it('lead straight to the newest path (no chains)', async () => {
    const { id } = await buildPage(db.payload, { path: '/one/' });
    await move(db, id, '/two/');
    await move(db, id, '/three/');
    expect(await redirects(db)).toEqual({ '/one/': '/three/', '/two/': '/three/' });
  });

  it('are deleted when the document moves back', async () => {
    const { id } = await buildPage(db.payload, { path: '/one/' });
    await move(db, id, '/two/');
    await move(db, id, '/one/');
    expect(await redirects(db)).toEqual({ '/two/': '/one/' });
  });

  it('are deleted when a document takes their path', async () => {
    await buildRedirect(db.payload, { from: '/here/', to: '/there/' });
    await buildPost(db.payload, { path: '/here/', _status: 'draft' });
    expect(await redirects(db)).toEqual({ '/here/': '/there/' });
    await buildPage(db.payload, { path: '/there/' });
    const { id } = await buildPage(db.payload, { path: '/elsewhere/' });
    await db.payload.delete({ collection: 'posts', where: {} });
    await move(db, id, '/here/');
    expect(await redirects(db)).toEqual({ '/elsewhere/': '/here/' });
  });

  it("replace an editor's redirect from the same path", async () => {
    const { id } = await buildPage(db.payload, { path: '/one/' });
    // Written directly, like one from before the rule that a document wins over a redirect.
    const data = { from: '/one/', to: '/elsewhere/', status: '301' };
    await db.payload.db.create({ collection: 'redirects', data });
    await move(db, id, '/two/');
    expect(await redirects(db)).toEqual({ '/one/': '/two/' });
  });

  it('are not left behind by a refused move', async () => {
    await buildPage(db.payload, { path: '/taken/' });
    const { id } = await buildPage(db.payload, { path: '/one/' });
    await expect(move(db, id, '/taken/')).rejects.toThrow();
    expect(await redirects(db)).toEqual({});
  });
});

describeEachDatabaseInTurn('a redirect', (db) => {
  it.each([
    ['/a/', '/a/'],
    ['/a/', '/A'],
    ['/a/', '/a/?x=1'],
  ])('from %s to %s is refused', async (from, to) => {
    await expect(buildRedirect(db.payload, { from, to })).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } });
  });

  it('is refused when it closes a loop through others', async () => {
    await buildRedirect(db.payload, { from: '/a/', to: '/b/' });
    await buildRedirect(db.payload, { from: '/b/', to: '/c/' });
    await expect(buildRedirect(db.payload, { from: '/c/', to: '/a/' })).rejects.toThrow();
    const c = await buildRedirect(db.payload, { from: '/c/', to: '/d/' });
    await expect(db.payload.update({ collection: 'redirects', id: c.id, data: { to: '/a/' } })).rejects.toThrow();
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'nowhere', ''])(
    'does not lead to %j',
    async (to) => {
      await expect(buildRedirect(db.payload, { to })).rejects.toThrow();
    },
  );

  it('is stored under the canonical form of its old path', async () => {
    expect((await buildRedirect(db.payload, { from: '/Old-Page' })).from).toBe('/old-page/');
    expect((await buildRedirect(db.payload, { from: '/gone/', to: null, status: '410' })).status).toBe('410');
  });
});

async function move({ payload }: TestDatabase, id: number, path: string): Promise<void> {
  await payload.update({ collection: 'pages', id, data: { path, _status: 'published' } });
}

async function redirects({ payload }: TestDatabase): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to ?? '']));
}
