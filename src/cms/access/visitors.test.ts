import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMenu, buildPage, buildPost, buildRedirect, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';

/** Part of everything that visitors must not see. */
const SECRET = 'unseen';

describeEachDatabase('a visitor', (db) => {
  let rest: Rest;
  let publishedId = 0;
  let draftId = 0;
  beforeEach(async () => {
    const user = await buildUser(db.payload, 'admin', { name: `${SECRET} admin`, email: `${SECRET}@example.com` });
    const published = await buildPost(db.payload, { title: 'Published', author: user.id });
    await db.payload.update({
      collection: 'posts',
      id: published.id,
      data: { title: `${SECRET} newer draft` },
      draft: true,
    });
    const draft = await buildPost(db.payload, { title: `${SECRET} draft`, _status: 'draft' });
    const linked = await buildPage(db.payload, { title: `${SECRET} linked draft`, _status: 'draft' });
    const layout = [
      {
        blockType: 'button',
        label: 'Read on',
        link: { kind: 'document', document: { relationTo: 'pages', value: linked.id } },
      },
      { blockType: 'posts', source: 'chosen', chosen: [draft.id] },
    ];
    await buildPage(db.payload, { title: 'Linking', layout: layout as never });
    await buildMenu(db.payload, { title: `${SECRET} menu` });
    await buildRedirect(db.payload, { from: `/${SECRET}/`, to: '/somewhere/' });
    publishedId = published.id;
    draftId = draft.id;
    rest = await restClient(db.payload);
  });

  it('sees pages, but cannot read documents', async () => {
    for (const path of ['/posts', `/posts/${publishedId}`, '/posts?limit=1&depth=0', '/media', '/categories', '/forms'])
      expect((await rest('GET', path)).status, path).toBe(403);
    const req = { payloadAPI: 'REST' } as const;
    const access = { collection: 'posts', id: publishedId, overrideAccess: false, req } as const;
    await expect(db.payload.findByID(access)).rejects.toThrow('may not do this');
  });

  const readable = [
    '/posts',
    '/posts?draft=true',
    '/posts?draft=true&limit=0&pagination=false',
    '/posts?depth=10',
    '/posts?where[_status][equals]=draft',
    '/posts?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true',
    '/posts?draft=true&where[_status][equals]=draft',
    '/posts?select[author]=true&depth=3&populate[users][email]=true',
    '/posts?locale=all&fallback-locale=none',
    '/pages?depth=10',
    '/pages?draft=true&depth=10',
    '/pages?depth=5&populate[pages][title]=true&populate[posts][title]=true',
    '/templates?depth=10',
    '/media?depth=10',
    '/menus',
    '/redirects',
    '/users',
    '/users/1',
    '/users/me',
    '/posts/versions',
    '/posts/versions?where[version._status][equals]=draft',
    '/pages/versions',
    '/templates/versions',
    '/globals/site',
    '/globals/lightbox',
    '/globals/content-version',
    '/payload-jobs',
    '/payload-preferences',
    '/payload-preferences/collection-posts',
    '/payload-locked-documents',
    '/payload-migrations',
    '/payload-kv',
    '/access',
  ];

  it('sees nothing unpublished anywhere', async () => {
    for (const path of readable) {
      const { text } = await rest('GET', path);
      expect(text, path).not.toContain(SECRET);
    }
  });

  it('cannot read a draft by its id', async () => {
    expect((await rest('GET', `/posts/${draftId}`)).status).toBe(403);
    expect((await rest('GET', `/posts/${draftId}?draft=true`)).status).toBe(403);
    expect((await rest('GET', `/posts/${publishedId}?draft=true`)).text).not.toContain(SECRET);
    expect((await rest('GET', `/posts/versions/1`)).status).toBe(403);
  });

  const questions = [
    '/posts?where[author.email][like]=u',
    '/posts?where[author][email][like]=u',
    '/posts?where[author.hash][exists]=true',
    '/posts?where[author.salt][like]=a',
    '/posts?where[author.resetPasswordToken][exists]=true',
    '/posts?where[author.role][equals]=admin',
    '/posts/count?where[author.email][like]=u',
    '/posts?sort=author.email',
  ];

  it('cannot query accounts', async () => {
    for (const path of questions) expect((await rest('GET', path)).status, path).toBe(403);
  });

  it('cannot sort articles by a secret field of their authors', async () => {
    for (const field of [
      'author.hash',
      '-author.salt',
      'title,-author.sessions',
      'author__hash',
      'author.resetPasswordToken',
      '-title',
    ])
      expect((await rest('GET', `/posts?sort=${field}`)).status, field).toBe(403);
  });

  it("cannot find out a draft's content by filtering", async () => {
    for (const asked of ['/posts?draft=true&', '/posts/count?']) {
      const there = await rest('GET', `${asked}where[title][like]=${SECRET}`);
      expect(there.status).toBe(403);
      expect(await rest('GET', `${asked}where[title][like]=nowhere`)).toMatchObject({ status: 403, text: there.text });
    }
    // The link to the draft page is in a published layout; its target is not public.
    expect((await rest('GET', `/pages?where[layout.link.document.title][like]=${SECRET}`)).text).not.toContain(SECRET);
  });

  const writes = [
    ['POST', '/posts', { title: 'Mine' }],
    ['POST', '/posts?draft=true', { title: 'Mine' }],
    ['PATCH', '/posts/1', { title: 'Mine' }],
    ['DELETE', '/posts/1', undefined],
    ['POST', '/posts/1/duplicate', {}],
    ['POST', '/posts/versions/1', undefined],
    ['POST', '/users', { email: 'a@example.com', password: 'x', name: 'x', role: 'admin' }],
    ['POST', '/users/unlock', { email: `${SECRET}@example.com` }],
    ['POST', '/globals/site', { name: 'Mine' }],
    ['POST', '/globals/lightbox', { global_image_lightbox: false }],
    ['POST', '/payload-jobs', { taskSlug: 'schedulePublish' }],
    ['GET', '/payload-jobs/run', undefined],
    ['POST', '/menus', { title: 'Mine' }],
    ['POST', '/media', {}],
  ] as const;

  it('changes nothing', async () => {
    for (const [method, path, body] of writes) {
      const { status } = await rest(method, path, body);
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  });

  it('has no GraphQL', async () => {
    expect((await rest('POST', '/graphql', { query: '{ Posts { docs { title } } }' })).status).toBe(404);
  });
});
