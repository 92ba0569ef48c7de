import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMenu, buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';

interface Doc {
  id: number;
  title: string;
  updatedAt: string;
}

describeEachDatabase('a save over the API', (db) => {
  let rest: Rest;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
  });

  const read = async (path: string) => (await rest('GET', `${path}?draft=true&depth=0`)).body as Doc;
  const words = (body: unknown) => (body as { errors: { message: string }[] }).errors[0]?.message;

  it.each(['?draft=true&autosave=true', '?draft=true', ''])(
    'based on an older version is refused with an explanation (%s)',
    async (query) => {
      const { id } = await buildPage(db.payload, { title: 'Begun' });
      const { updatedAt } = await read(`/pages/${id}`);
      const first = await rest('PATCH', `/pages/${id}${query}`, { title: 'First', updatedAt });
      expect(first.status).toBe(200);
      const second = await rest('PATCH', `/pages/${id}${query}`, { title: 'Second', updatedAt });
      expect(second.status).toBe(409);
      expect(words(second.body)).toMatch(/^Somebody has saved this document since it was opened .*nothing was saved/);
      expect((await read(`/pages/${id}`)).title).toBe('First');
      const { doc } = first.body as { doc: Doc };
      const again = await rest('PATCH', `/pages/${id}${query}`, { title: 'Again', updatedAt: doc.updatedAt });
      expect(again.status).toBe(200);
    },
  );

  it('may name its version by If-Match, which takes precedence over the body', async () => {
    const { id } = await buildPage(db.payload);
    const old = await read(`/pages/${id}`);
    await rest('PATCH', `/pages/${id}?draft=true`, { title: 'Newer' });
    const stale = await rest('PATCH', `/pages/${id}`, { title: 'Mine' }, { 'if-match': `"${old.updatedAt}"` });
    expect(stale.status).toBe(412);
    const { updatedAt } = await read(`/pages/${id}`);
    const sent = { title: 'Mine', updatedAt: old.updatedAt };
    expect((await rest('PATCH', `/pages/${id}`, sent, { 'if-match': `"${updatedAt}"` })).status).toBe(200);
  });

  it('of globals is compared too, and one without a version is accepted', async () => {
    const { updatedAt } = (await rest('POST', '/globals/site', { name: 'One' })).body as { updatedAt: string } & Doc;
    const stored = updatedAt ?? (await read('/globals/site')).updatedAt;
    expect((await rest('POST', '/globals/site', { name: 'Two', updatedAt: stored })).status).toBe(200);
    expect((await rest('POST', '/globals/site', { name: 'Three', updatedAt: stored })).status).toBe(409);
    expect((await rest('POST', '/globals/site', { name: 'Four' })).status).toBe(200);
  });

  it('of a menu and of an account is compared too', async () => {
    const menu = await buildMenu(db.payload, { items: [{ label: 'One', kind: 'address', address: '/one/' }] });
    const account = await buildUser(db.payload, 'editor', { name: 'Amina' });
    for (const [path, first, second] of [
      [`/menus/${menu.id}`, { items: [] }, { title: 'Second' }],
      [`/users/${account.id}`, { name: 'First' }, { role: 'author' }],
    ] as const) {
      const { updatedAt } = await read(path);
      expect((await rest('PATCH', path, { ...first, updatedAt })).status).toBe(200);
      expect((await rest('PATCH', path, { ...second, updatedAt })).status).toBe(409);
      expect((await rest('PATCH', path, { ...second, updatedAt: (await read(path)).updatedAt })).status).toBe(200);
    }
  });

  it('of an account does not conflict with signing in, out and requesting a password reset', async () => {
    const password = 'walnuts below toubkal';
    const { email, id } = await buildUser(db.payload, 'editor', { password });
    const { updatedAt } = await read(`/users/${id}`);
    const visitor = await restClient(db.payload);
    await visitor('POST', '/users/login', { email, password: 'a wrong one' });
    const { token } = (await visitor('POST', '/users/login', { email, password })).body as { token: string };
    await visitor('POST', '/users/logout', undefined, { authorization: `JWT ${token}` });
    await db.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    expect((await read(`/users/${id}`)).updatedAt).toBe(updatedAt);
    expect((await rest('PATCH', `/users/${id}`, { name: 'Amina', updatedAt })).status).toBe(200);
  });

  it('also for deleting and for restoring a version, by If-Match', async () => {
    const { id } = await buildPage(db.payload, { title: 'Begun' });
    const old = { 'if-match': `"${(await read(`/pages/${id}`)).updatedAt}"` };
    await rest('PATCH', `/pages/${id}?draft=true`, { title: 'Newer' });
    const versions = (await rest('GET', `/pages/versions?where[parent][equals]=${id}&sort=createdAt`)).body as {
      docs: { id: number }[];
    };
    const restored = `/pages/versions/${versions.docs[0]?.id}`;
    const refused = await rest('POST', restored, undefined, old);
    expect([refused.status, words(refused.body)]).toEqual([412, expect.stringContaining('no older version was')]);
    const kept = await rest('DELETE', `/pages/${id}`, undefined, old);
    expect([kept.status, words(kept.body)]).toEqual([412, expect.stringContaining('so it was not deleted')]);
    const current = async () => ({ 'if-match': `"${(await read(`/pages/${id}`)).updatedAt}"` });
    expect((await rest('POST', restored, undefined, await current())).status).toBe(200);
    expect((await read(`/pages/${id}`)).title).toBe('Begun');
    expect((await rest('DELETE', `/pages/${id}`, undefined, await current())).status).toBe(200);
  });

  it('based on the same version as concurrent ones succeeds once', async () => {
    const { id } = await buildPage(db.payload);
    const { updatedAt } = await read(`/pages/${id}`);
    const saves = ['one', 'two', 'three', 'four'].map((title) =>
      rest('PATCH', `/pages/${id}?draft=true&autosave=true`, { title, updatedAt }),
    );
    const codes = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(codes).toEqual([200, 409, 409, 409]);
  });

  it('is not blocked by another user who edits the document', async () => {
    const { id } = await buildPage(db.payload);
    const other = await buildUser(db.payload, 'editor');
    const document = { relationTo: 'pages' as const, value: id };
    await db.payload.create({
      collection: 'payload-locked-documents',
      data: { document, user: { relationTo: 'users', value: other.id } },
    });
    expect((await rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mine' })).status).toBe(200);
  });

  it('presence reports other editors of the document, and its version', async () => {
    const { id } = await buildPage(db.payload);
    const document = `pages/${id}`;
    const visitor = await restClient(db.payload);
    expect((await visitor('POST', '/presence', { document, window: 'v' })).status).toBe(403);
    expect((await rest('POST', '/presence', { document: 'pages/999999', window: 'a' })).status).toBe(404);
    await rest('POST', '/presence', { document, window: 'a' });
    const editor = await buildUser(db.payload, 'editor', { name: 'Amina' });
    const amina = await restClient(db.payload, editor);
    await amina('POST', '/presence', { document, window: 'b' });
    const { updatedAt } = await read(`/pages/${id}`);
    expect((await rest('POST', '/presence', { document, window: 'a' })).body).toMatchObject({
      others: [{ name: 'Amina', isSelf: false }],
      updatedAt,
    });
    await amina('POST', '/presence', { document, window: 'b', isLeaving: true });
    expect((await rest('POST', '/presence', { document, window: 'a' })).body).toMatchObject({ others: [] });
  });
});
