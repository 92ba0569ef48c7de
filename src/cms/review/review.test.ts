import { createLocalReq, type ServerProps, type TypedUser } from 'payload';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildPost, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';
import { ReviewList } from '../studio/review/ReviewList.tsx';

describeEachDatabaseInTurn('a review', (db) => {
  let author: User & TypedUser;
  let editor: User & TypedUser;
  let asAuthor: Rest;
  let asEditor: Rest;
  let document: string;
  let id: number;
  beforeEach(async () => {
    author = await buildUser(db.payload, 'author');
    editor = await buildUser(db.payload, 'editor');
    asAuthor = await restClient(db.payload, author);
    asEditor = await restClient(db.payload, editor);
    id = (await buildPost(db.payload, { title: 'Ripe dates', author: author.id, _status: 'draft' })).id;
    document = `posts/${id}`;
  });

  const firstPage = async (user: object): Promise<string> => {
    const shown = await ReviewList({ payload: db.payload, user } as never as ServerProps);
    return isValidElement(shown) ? renderToStaticMarkup(shown) : '';
  };
  const letters = async () => {
    const { docs } = await db.payload.find({ collection: 'mails', sort: 'id', limit: 100 });
    return docs.map(({ subject, text, to }) => ({ subject, text, to }));
  };

  it('is requested by the author with a note, shown and mailed to editors, and answered with a note', async () => {
    const sent = await asAuthor('POST', '/review', { document, note: 'Is the <b>second</b> picture right?' });
    expect(sent).toMatchObject({ status: 200, body: { state: 'waiting', may: 'send' } });
    expect(await firstPage(editor)).toContain('Is the &lt;b&gt;second&lt;/b&gt; picture right?');
    expect(await firstPage(author)).toContain('waits for an editor');
    const [asked] = await letters();
    expect(asked).toMatchObject({ to: editor.email, subject: 'For review: Ripe dates' });
    expect(asked?.text).toContain(`/admin/collections/${document}`);
    expect((await asEditor('GET', `/review?document=${document}`)).body).toMatchObject({
      may: 'answer',
      sender: author.name,
    });
    const answered = await asEditor('POST', '/review/answer', { document, answer: 'Say where the market is.' });
    expect(answered).toMatchObject({ status: 200, body: { state: 'returned', answeredBy: editor.name } });
    expect(await firstPage(editor)).toBe('');
    expect(await firstPage(author)).toContain('Say where the market is.');
    expect((await letters()).at(-1)).toMatchObject({ to: author.email, subject: 'Sent back to you: Ripe dates' });
    const again = await asAuthor('POST', '/review', { document, note: 'Done.' });
    expect(again.body).toMatchObject({ state: 'waiting', note: 'Done.', answer: '' });
    expect((await db.payload.count({ collection: 'review-requests' })).totalDocs).toBe(1);
  });

  it('ends when the document is published, and when it is deleted', async () => {
    const rest = () => db.payload.count({ collection: 'review-requests' });
    await asAuthor('POST', '/review', { document });
    await asAuthor('PATCH', `/posts/${id}?draft=true`, { title: 'Riper dates' });
    expect((await rest()).totalDocs).toBe(1);
    await db.payload.update({ collection: 'posts', id, data: { _status: 'published' } });
    expect((await rest()).totalDocs).toBe(0);
    const other = await buildPost(db.payload, { author: author.id, _status: 'draft' });
    await asAuthor('POST', '/review', { document: `posts/${other.id}` });
    await db.payload.delete({ collection: 'posts', id: other.id });
    expect((await rest()).totalDocs).toBe(0);
  });

  it('can be requested for an author’s own drafts only', async () => {
    const [other, published] = [
      await buildPost(db.payload, { author: editor.id, _status: 'draft' }),
      await buildPost(db.payload, { author: author.id }),
    ];
    for (const refused of [`posts/${other.id}`, `posts/${published.id}`])
      expect((await asAuthor('POST', '/review', { document: refused })).status).toBe(403);
    for (const unknown of ['posts/999', 'users/1', 'posts/1e3', 'globals/site', '__proto__/1', 7])
      expect((await asAuthor('POST', '/review', { document: unknown })).status, `${unknown}`).toBe(404);
    expect((await asAuthor('POST', '/review', { document, note: 'x'.repeat(2001) })).status).toBe(400);
    expect((await asAuthor('POST', '/review/answer', { document, answer: 'Fine.' })).status).toBe(403);
    expect((await asEditor('POST', '/review', { document })).status).toBe(403);
    expect((await asEditor('POST', '/review/answer', { document, answer: 'Fine.' })).status).toBe(409);
    expect(await letters()).toEqual([]);
  });

  it('is not available to booking staff and guides', async () => {
    await asAuthor('POST', '/review', { document, note: 'Look.' });
    for (const role of ['bookings', 'guide'] as const) {
      const user = await buildUser(db.payload, role);
      const rest = await restClient(db.payload, user);
      expect((await rest('GET', `/review?document=${document}`)).status).toBe(403);
      expect((await rest('POST', '/review', { document })).status).toBe(403);
      expect(await firstPage(user)).toBe('');
    }
  });

  it('sends twenty letters of one account within a day, and is shown without them', async () => {
    for (let time = 0; time < 22; time += 1) await asAuthor('POST', '/review', { document, note: `${time}` });
    expect(await letters()).toHaveLength(20);
    expect(await firstPage(editor)).toContain('21');
  });

  it('does not conflict with saves of the form', async () => {
    const before = await db.payload.findByID({
      collection: 'posts',
      id,
      draft: true,
      req: await createLocalReq({}, db.payload),
    });
    await asAuthor('POST', '/review', { document });
    const after = await db.payload.findByID({ collection: 'posts', id, draft: true });
    expect(after.updatedAt).toBe(before.updatedAt);
  });
});
