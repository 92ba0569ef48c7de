import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPost, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';

type Staff = User & { collection: 'users' };

describeEachDatabase('document locks', (db) => {
  let author: Staff;
  let editor: Staff;
  let rest: Record<'author' | 'editor' | 'visitor', Rest>;
  let postId: number;
  let lockId: number;
  const path = () => `/payload-locked-documents/${lockId}`;

  /** As the studio's server does. */
  async function lock(user: Staff, what: object): Promise<number> {
    const data = { ...what, user: { relationTo: 'users', value: user.id } };
    const made = await db.payload.db.create({ collection: 'payload-locked-documents', data: data as never });
    return made.id as number;
  }
  const ownerOf = async (id: number) => {
    const found = await db.payload.find({
      collection: 'payload-locked-documents',
      where: { id: { equals: id } },
      depth: 0,
    });
    return found.docs[0]?.user.value;
  };

  beforeEach(async () => {
    author = await buildUser(db.payload, 'author');
    editor = await buildUser(db.payload, 'editor');
    rest = {
      author: await restClient(db.payload, author),
      editor: await restClient(db.payload, editor),
      visitor: await restClient(db.payload),
    };
    postId = (await buildPost(db.payload, { author: editor.id, _status: 'draft' })).id;
    lockId = await lock(editor, { document: { relationTo: 'posts', value: postId } });
  });

  it("show other staff the editor's name where the studio shows an e-mail address, and no address", async () => {
    const { body, text } = await rest.author('GET', '/payload-locked-documents?depth=1');
    expect(body).toMatchObject({ docs: [{ user: { value: { id: editor.id, email: editor.name } } }] });
    expect(text).not.toContain(editor.email);
  });

  it('cannot be created by a request', async () => {
    const document = { relationTo: 'posts', value: postId };
    for (const who of ['visitor', 'author', 'editor'] as const) {
      for (const user of [author, editor]) {
        const data = { document, user: { relationTo: 'users', value: user.id } };
        expect((await rest[who]('POST', '/payload-locked-documents', data)).status).toBe(403);
      }
    }
    expect((await db.payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(1);
  });

  it('can be removed by their owner only', async () => {
    for (const who of ['visitor', 'author'] as const) {
      expect((await rest[who]('DELETE', path())).status).toBe(403);
      await rest[who]('DELETE', '/payload-locked-documents?where[id][exists]=true');
      expect(await ownerOf(lockId)).toBe(editor.id);
    }
    expect((await rest.editor('DELETE', path())).status).toBe(200);
    expect(await ownerOf(lockId)).toBeUndefined();
  });

  it('can be taken over for the requesting user only, whatever user the request names', async () => {
    const own = await buildPost(db.payload, { author: author.id, _status: 'draft' });
    lockId = await lock(editor, { document: { relationTo: 'posts', value: own.id } });
    const data = {
      user: { relationTo: 'users', value: editor.id },
      document: { relationTo: 'posts', value: postId },
    };
    expect(await rest.author('PATCH', path(), data)).toMatchObject({ status: 200 });
    expect(await ownerOf(lockId)).toBe(author.id);
    const kept = await db.payload.findByID({ collection: 'payload-locked-documents', id: lockId, depth: 0 });
    expect(kept.document).toEqual({ relationTo: 'posts', value: own.id });
  });

  it('cannot be taken over without permission to change the document', async () => {
    const user = { relationTo: 'users', value: author.id };
    expect((await rest.author('PATCH', path(), { user })).status).toBe(403);
    expect((await rest.author('PATCH', '/payload-locked-documents?where[id][exists]=true', { user })).status).toBe(403);
    expect(await ownerOf(lockId)).toBe(editor.id);
    const settings = await lock(editor, { globalSlug: 'site' });
    expect((await rest.author('PATCH', `/payload-locked-documents/${settings}`, { user })).status).toBe(403);
    expect(await ownerOf(settings)).toBe(editor.id);
  });

  it("show the editor's name, and authors no e-mail address", async () => {
    const { text } = await rest.author(
      'GET',
      '/payload-locked-documents?depth=3&populate[users][email]=true&populate[users][name]=true',
    );
    expect(text).toContain(editor.name);
    expect(text).not.toContain(editor.email);
    expect((await rest.visitor('GET', '/payload-locked-documents')).status).toBe(403);
  });
});

describeEachDatabase('studio preferences', (db) => {
  it('can neither be read nor changed by others, nor created in their name', async () => {
    const [one, other] = [await buildUser(db.payload, 'author'), await buildUser(db.payload, 'author')];
    const [rest, others] = [await restClient(db.payload, one), await restClient(db.payload, other)];
    await rest('POST', '/payload-preferences/nav', { value: { open: true } });
    const { docs } = await db.payload.find({ collection: 'payload-preferences', depth: 0 });
    const id = docs[0]?.id;
    const user = { relationTo: 'users', value: one.id };
    expect((await others('GET', '/payload-preferences/nav')).body).toMatchObject({ value: null });
    expect((await others('DELETE', '/payload-preferences/nav')).status).toBeGreaterThanOrEqual(400);
    for (const method of ['PATCH', 'DELETE'] as const)
      await others(method, '/payload-preferences?where[id][exists]=true', { value: { open: false }, user });
    await others('POST', '/payload-preferences', { key: 'list', value: { taken: true }, user });
    await others('POST', '/payload-preferences/list', { key: 'list', value: { taken: true }, user });
    const own = await db.payload.find({
      collection: 'payload-preferences',
      depth: 0,
      where: { 'user.value': { equals: one.id } },
    });
    expect(own.docs).toMatchObject([{ id, key: 'nav', value: { open: true }, user }]);
  });
});

describeEachDatabase('a queued job', (db) => {
  it('cannot be created, read, changed or removed by a request, whatever the role', async () => {
    const admin = await buildUser(db.payload, 'admin');
    await db.payload.jobs.queue({
      task: 'schedulePublish',
      input: {},
      waitUntil: new Date(Date.now() + 60_000),
    } as never);
    for (const rest of [await restClient(db.payload, admin), await restClient(db.payload)]) {
      for (const [method, path, body] of [
        [
          'POST',
          '/payload-jobs',
          { taskSlug: 'schedulePublish', input: { user: { relationTo: 'users', value: admin.id } } },
        ],
        ['GET', '/payload-jobs', undefined],
        ['GET', '/payload-jobs/run', undefined],
        ['PATCH', '/payload-jobs?where[id][exists]=true', { input: {} }],
        ['DELETE', '/payload-jobs?where[id][exists]=true', undefined],
      ] as const)
        expect((await rest(method, path, body)).status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    }
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1);
  });
});

describeEachDatabase('an account', (db) => {
  describe('shows its e-mail address', () => {
    it('to editors, admins and itself, and its name to authors', async () => {
      const [author, editor, admin] = [
        await buildUser(db.payload, 'author'),
        await buildUser(db.payload, 'editor'),
        await buildUser(db.payload, 'admin'),
      ];
      await buildPost(db.payload, { author: admin.id });
      const rest = await restClient(db.payload, author);
      for (const path of [
        '/users',
        `/users/${admin.id}`,
        '/posts?depth=3&populate[users][email]=true',
        '/posts/versions?depth=3&populate[users][email]=true',
      ])
        expect((await rest('GET', path)).text, path).not.toContain(admin.email);
      expect((await rest('GET', '/users')).text).toContain(admin.name);
      expect((await rest('GET', '/users/me')).text).toContain(author.email);
      for (const user of [editor, admin])
        expect((await (await restClient(db.payload, user))('GET', '/users')).text).toContain(author.email);
    });
  });
});
