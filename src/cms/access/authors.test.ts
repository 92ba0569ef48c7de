import type { Payload, TypedUser } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';

const REFUSED = { status: 403 };

describeEachDatabaseInTurn('an author', (db) => {
  let author: User & TypedUser;
  let other: User & TypedUser;
  let rest: Rest;
  beforeEach(async () => {
    author = await buildUser(db.payload, 'author');
    other = await buildUser(db.payload, 'author');
    rest = await restClient(db.payload, author);
  });

  const write = (data: object, options: object = {}) =>
    db.payload.create({
      collection: 'posts',
      data: { title: 'Mine', ...data } as never,
      draft: true,
      overrideAccess: false,
      user: author,
      ...options,
    });

  it('can create and change drafts of their own', async () => {
    const { id, _status } = await write({});
    expect(_status).toBe('draft');
    const changed = await rest('PATCH', `/posts/${id}?draft=true&autosave=true`, { title: 'Better', _status: 'draft' });
    expect(changed).toMatchObject({ status: 200, body: { doc: { title: 'Better', _status: 'draft' } } });
  });

  it('keeps the document whose earlier version they restore', async () => {
    const { id } = await write({ title: 'First' });
    await rest('PATCH', `/posts/${id}?draft=true`, { title: 'Second', _status: 'draft' });
    const versions = await db.payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    expect((await rest('POST', `/posts/versions/${versions.docs[0]?.id}?draft=true`)).status).toBe(200);
    expect(await rest('PATCH', `/posts/${id}?draft=true`, { title: 'Third', _status: 'draft' })).toMatchObject({
      status: 200,
    });
    expect((await db.payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })).author).toBe(author.id);
  });

  it('can save a draft of their own published article, whose published version stays', async () => {
    const post = await buildPost(db.payload, { title: 'Published', author: author.id });
    expect(await rest('PATCH', `/posts/${post.id}?draft=true`, { title: 'Draft' })).toMatchObject({ status: 200 });
    expect((await db.payload.findByID({ collection: 'posts', id: post.id })).title).toBe('Published');
  });

  const publishing = [
    ['POST', '/posts', { title: 'New', _status: 'published' }],
    ['POST', '/posts', { title: 'New' }],
    ['POST', '/posts?draft=true', { title: 'New', _status: 'published' }],
    ['POST', '/posts?draft=true&publishSpecificLocale=en', { title: 'New' }],
    ['PATCH', '/posts/:id', { _status: 'published' }],
    ['PATCH', '/posts/:id', { title: 'Changed' }],
    ['PATCH', '/posts/:id?draft=true', { _status: 'published' }],
    ['PATCH', '/posts/:id?draft=true&publishAllLocales=true', { title: 'Changed' }],
    ['PATCH', '/posts/:id?draft=true&unpublishAllLocales=true', {}],
    ['PATCH', '/posts/:id', { _status: 'draft' }],
    ['PATCH', '/posts?where[id][exists]=true', { _status: 'published' }],
    ['POST', '/posts/:id/duplicate', { _status: 'published' }],
  ] as const;

  it('cannot publish or unpublish by any request', async () => {
    const post = await buildPost(db.payload, { title: 'Published', author: author.id });
    await db.payload.update({ collection: 'posts', id: post.id, data: { title: 'Newer draft' }, draft: true });
    for (const [method, path, body] of publishing) {
      const { status } = await rest(method, path.replace(':id', String(post.id)), body);
      const { docs } = await db.payload.find({ collection: 'posts', where: { _status: { equals: 'published' } } });
      const request = `${method} ${path} ${JSON.stringify(body)}`;
      expect({ request, status, titles: docs.map(({ title }) => title) }).toEqual({
        request,
        status: 403,
        titles: ['Published'],
      });
    }
  });

  it('cannot publish by restoring a version', async () => {
    const post = await buildPost(db.payload, { title: 'First', author: author.id });
    await db.payload.update({ collection: 'posts', id: post.id, data: { title: 'Second', _status: 'published' } });
    const { docs } = await db.payload.findVersions({ collection: 'posts', sort: 'createdAt' });
    expect(await rest('POST', `/posts/versions/${docs[0]?.id}`)).toMatchObject(REFUSED);
    expect(await rest('POST', `/posts/versions/${docs[0]?.id}?draft=true`)).toMatchObject({ status: 200 });
    expect((await db.payload.findByID({ collection: 'posts', id: post.id })).title).toBe('Second');
  });

  it('cannot publish by scheduling', async () => {
    const { id } = await write({});
    await expect(schedule(db.payload, id, author)).rejects.toThrow('Ask an editor to publish');
    const editor = await buildUser(db.payload, 'editor');
    await schedule(db.payload, id, editor);
    await db.payload.update({ collection: 'users', id: editor.id, data: { role: 'author' } });
    await db.payload.jobs.run({ silent: true });
    const { docs } = await db.payload.find({ collection: 'posts', where: { _status: { equals: 'published' } } });
    expect(docs).toEqual([]);
  });

  it('cannot cancel a schedule, nor queue or run jobs', async () => {
    const editor = await buildUser(db.payload, 'editor');
    await schedule(db.payload, (await buildPost(db.payload, { _status: 'draft' })).id, editor);
    const remove = db.payload.delete({ collection: 'payload-jobs', where: {}, user: author });
    await expect(remove).rejects.toThrow('Editors change what is scheduled');
    expect((await rest('GET', '/payload-jobs/run')).status).toBeGreaterThanOrEqual(400);
    expect((await rest('POST', '/payload-jobs', { taskSlug: 'schedulePublish' })).status).toBeGreaterThanOrEqual(400);
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1);
  });

  it('cannot change or delete documents of others', async () => {
    const post = await buildPost(db.payload, { author: other.id, _status: 'draft' });
    const page = await buildPage(db.payload);
    expect(await rest('PATCH', `/posts/${post.id}?draft=true`, { title: 'Mine now' })).toMatchObject(REFUSED);
    expect(await rest('PATCH', `/posts/${post.id}?draft=true`, { author: author.id })).toMatchObject(REFUSED);
    expect(await rest('PATCH', `/pages/${page.id}?draft=true`, { title: 'Mine now' })).toMatchObject(REFUSED);
    expect(await rest('DELETE', `/posts/${post.id}`)).toMatchObject(REFUSED);
    expect((await db.payload.findByID({ collection: 'posts', id: post.id, depth: 0, draft: true })).author).toBe(
      other.id,
    );
  });

  it('cannot create documents for another author, nor transfer their own', async () => {
    const { id } = await write({ author: other.id });
    const read = async (post: number) =>
      (await db.payload.findByID({ collection: 'posts', id: post, depth: 0, draft: true })).author;
    expect(await read(id)).toBe(author.id);
    await rest('PATCH', `/posts/${id}?draft=true`, { author: other.id });
    expect(await read(id)).toBe(author.id);
  });

  it('cannot access internal collections', async () => {
    for (const slug of ['payload-migrations', 'payload-kv', 'payload-jobs']) {
      expect((await rest('GET', `/${slug}`)).status, slug).toBeGreaterThanOrEqual(400);
      expect((await rest('DELETE', `/${slug}?where[id][exists]=true`)).status, slug).toBeGreaterThanOrEqual(400);
    }
  });

  it('cannot raise their role, nor change other accounts', async () => {
    await rest('PATCH', `/users/${author.id}`, { role: 'admin', name: 'New name' });
    const self = await db.payload.findByID({ collection: 'users', id: author.id });
    expect(self).toMatchObject({ name: 'New name', role: 'author' });
    expect(await rest('PATCH', `/users/${other.id}`, { name: 'Hacked' })).toMatchObject(REFUSED);
    expect(
      await rest('POST', '/users', { name: 'X', email: 'x@example.com', password: 'x', role: 'admin' }),
    ).toMatchObject(REFUSED);
    expect(await rest('DELETE', `/users/${other.id}`)).toMatchObject(REFUSED);
  });
});

async function schedule(payload: Payload, id: number, user: User): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'posts', value: id }, user: { relationTo: 'users', value: user.id } },
    waitUntil: new Date(Date.now() - 1000),
  } as never);
}
