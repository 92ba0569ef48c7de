import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import type { DocumentComments } from '../../shared/comments.ts';
import { findNamed } from './commentMails.ts';

describeEachDatabaseInTurn('comments on blocks', (db) => {
  let asEditor: Rest;
  let asClient: Rest;
  let client: { name: string; email: string };
  let document: string;
  let id: number;
  beforeEach(async () => {
    client = await buildUser(db.payload, 'editor', { contentOnly: true, name: 'Zoé Client' });
    asEditor = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: 'Salma' }));
    asClient = await restClient(db.payload, client as never);
    id = (await buildPage(db.payload, { title: 'Winter walks' })).id;
    document = `pages/${id}`;
  });

  const mails = async () => {
    const { docs } = await db.payload.find({ collection: 'mails', sort: 'id', limit: 100 });
    return docs.map(({ subject, text, to }) => ({ subject, text, to }));
  };

  it('are written, answered by an account for words only, mailed to who is named, and resolved', async () => {
    const first = await asEditor('POST', '/comments', { document, block: 'a1', text: 'Is this right, @zoe client?' });
    expect(first).toMatchObject({ status: 200, body: { threads: [{ block: 'a1', by: 'Salma', answers: [] }] } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: client.email, subject: 'A comment for you: Winter walks' });
    expect(mail?.text).toContain(`/admin/collections/pages/${id}?block=a1`);
    const [{ id: thread } = { id: 0 }] = (first.body as DocumentComments).threads;
    await asClient('POST', '/comments/resolve', { document, thread, isResolved: true });
    const read = async () =>
      ((await asEditor('GET', `/comments?document=${document}`)).body as DocumentComments).threads;
    expect(await read()).toMatchObject([{ resolvedBy: 'Zoé Client' }]);
    await asClient('POST', '/comments', { document, thread, text: 'Not yet.' });
    const [answered] = await read();
    expect(answered).toMatchObject({ answers: [{ by: 'Zoé Client', text: 'Not yet.' }] });
    expect(answered?.resolvedBy).toBeUndefined();
    expect(await mails()).toHaveLength(1);
    expect((first.body as DocumentComments).people).toEqual(expect.arrayContaining(['Salma', 'Zoé Client']));
  });

  it('are refused without words, a block or a document, and to those who write nothing on the site', async () => {
    const status = async (body: object, rest = asEditor) => (await rest('POST', '/comments', body)).status;
    expect(await status({ document, block: 'a1', text: ' ' })).toBe(400);
    expect(await status({ document, block: 'a 1', text: 'Words' })).toBe(400);
    expect(await status({ document, thread: 999, text: 'Words' })).toBe(404);
    expect(await status({ document: 'users/1', block: 'a1', text: 'Words' })).toBe(404);
    const seller = await restClient(db.payload, await buildUser(db.payload, 'bookings'));
    expect(await status({ document, block: 'a1', text: 'Words' }, seller)).toBe(403);
    const visitor = await restClient(db.payload);
    expect((await visitor('GET', `/comments?document=${document}`)).status).toBe(403);
  });

  it('are written on popups, forms and templates, too, and end with them', async () => {
    const data = { title: 'Newsletter', layout: [] };
    for (const [collection, more] of [
      ['popups', {}],
      ['forms', {}],
      ['templates', { kind: 'page' }],
    ] as const) {
      const { id: made } = await db.payload.create({ collection, data: { ...data, ...more } as never });
      const commented = `${collection}/${made}`;
      const { body } = await asEditor('POST', '/comments', {
        document: commented,
        block: 'a1',
        text: 'Words, @zoe client',
      });
      expect(body).toMatchObject({ threads: [{ block: 'a1', text: 'Words, @zoe client' }] });
      expect((await mails()).at(-1)?.text).toContain(`/admin/collections/${collection}/${made}?block=a1`);
      await db.payload.delete({ collection, id: made });
    }
    expect((await db.payload.count({ collection: 'block-comments' })).totalDocs).toBe(0);
  });

  it('end with the document', async () => {
    await asEditor('POST', '/comments', { document, block: 'a1', text: 'Words' });
    await db.payload.delete({ collection: 'pages', id });
    expect((await db.payload.count({ collection: 'block-comments' })).totalDocs).toBe(0);
  });
});

it('of two names that begin alike the longer one is named, and no name inside a word', () => {
  const accounts = [{ name: 'Salma' }, { name: 'Salma Idrissi' }, { name: 'Émile' }];
  const named = (text: string) => findNamed(text, accounts).map(({ name }) => name);
  expect(named('@salma idrissi, look')).toEqual(['Salma Idrissi']);
  expect(named('@Salma: and @emile?')).toEqual(['Salma', 'Émile']);
  expect(named('@salmas and mail@example.org')).toEqual([]);
});
