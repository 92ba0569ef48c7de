import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildPost } from '../../../tests/support/factories.ts';
import type { UserRole } from '../../cms/access/roles.ts';
import { beginPreparing } from '../../cms/launch.ts';
import { EDIT_BAR_PATH } from '../../shared/editBar.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

describeDatabase('edit bar', (db) => {
  let app: FastifyInstance;

  beforeEach(async () => {
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir, publicUrl: 'http://localhost:3000' }),
      site: fakeSite(() => page('Not here', { status: 404 })),
      studio,
    });
  });
  afterEach(() => app.close());

  async function signIn(role: UserRole): Promise<{ cookie: string; id: number }> {
    const data = { name: 'Amina', email: `${role}@khettara.example`, password: 'sand and saffron', role };
    const { id } = await db.payload.create({ collection: 'users', data });
    const { token } = await db.payload.login({ collection: 'users', data });
    return { cookie: `payload-token=${token}`, id };
  }

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `${EDIT_BAR_PATH}?path=${encodeURIComponent(path)}`, headers });

  const studio = { href: '/admin', label: 'Studio' };
  const edit = (collection: string, id: number) => ({
    href: `/admin/collections/${collection}/${id}`,
    label: 'Edit this page',
  });

  test('is empty for a visitor, a forged session, and another site', async () => {
    await buildPage(db.payload, { path: '/about/', _status: 'published' });
    const { cookie } = await signIn('admin');
    const foreign: Record<string, string>[] = [
      {},
      { cookie: 'payload-token=made.up.token; rihla-roles=admin' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { body, headers: sent, statusCode } = await ask('/about/', headers);
      expect([statusCode, body, sent['cache-control']]).toEqual([204, '', 'private, no-store']);
    }
  });

  test('links an editor to the page, the article or the term at the path, uncached', async () => {
    const { id: pageId } = await buildPage(db.payload, { path: '/about/', _status: 'published' });
    const { id: postId } = await buildPost(db.payload, { path: '/journeys/زاكورة/', _status: 'published' });
    const { id: termId, slug } = await buildCategory(db.payload);
    const { cookie } = await signIn('editor');
    const links = async (path: string) => (await ask(path, { cookie })).json().links;
    expect(await links('/about/')).toEqual([edit('pages', pageId), studio]);
    expect(await links('/journeys/%D8%B2%D8%A7%D9%83%D9%88%D8%B1%D8%A9/')).toEqual([edit('posts', postId), studio]);
    expect(await links(`/category/${slug}/`)).toEqual([edit('categories', termId), studio]);
    expect(await links(`/category/${slug}/page/2/`)).toEqual([edit('categories', termId), studio]);
    for (const path of [
      '/nowhere/',
      '/search/camel/',
      '/category//',
      '/%E0%A4%A/',
      'javascript:alert(1)',
      '',
      "/'--/",
    ]) {
      expect(await links(path), path).toEqual([studio]);
    }
    const answer = await ask('/about/', { cookie });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      greeting: 'Signed in as Amina',
      label: 'For staff',
      close: 'Close this bar',
    });
  });

  test('links an author only to their own documents', async () => {
    const { cookie, id: author } = await signIn('author');
    const { id } = await buildPost(db.payload, { path: '/journeys/mine/', author });
    await buildPost(db.payload, { path: '/journeys/theirs/' });
    const { slug } = await buildCategory(db.payload);
    const links = async (path: string) => (await ask(path, { cookie })).json().links;
    expect(await links('/journeys/mine/')).toEqual([edit('posts', id), studio]);
    expect(await links('/journeys/theirs/')).toEqual([studio]);
    expect(await links(`/category/${slug}/`)).toEqual([studio]);
  });

  test('before the launch says that search engines are blocked, and links to the remaining steps', async () => {
    await beginPreparing(db.payload, new Date());
    const { cookie } = await signIn('author');
    const steps = { href: '/admin#first-steps', label: 'Not launched yet: search engines stay out' };
    expect((await ask('/nowhere/', { cookie })).json().links).toEqual([steps, studio]);
  });

  test('refuses a path over the maximum length', async () => {
    const { cookie } = await signIn('author');
    expect((await ask(`/${'a'.repeat(3000)}/`, { cookie })).statusCode).toBe(400);
  });
});
