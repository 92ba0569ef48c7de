import { beforeEach, expect, it } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildEnquiry, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import type { User } from '../../../cms/payload-types.ts';
import type { EnquiryView, InboxList } from '../rules/inbox.ts';

const UUID = 'f0e1d2c3b4a5';

describeDatabase('the inbox', (db) => {
  let rest: Rest;
  let editor: User;
  beforeEach(async () => {
    editor = await buildUser(db.payload, 'editor', { name: 'Salma' });
    rest = await restClient(db.payload, editor);
  });
  const list = async (query = '') => (await rest('GET', `/enquiries/inbox${query}`)).body as InboxList;
  const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);

  it('has a list for each status; spam is only in its own', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    await buildEnquiry(db.payload, { name: 'New', answerDue: past });
    await buildEnquiry(db.payload, { name: 'Open', status: 'open', owner: editor.id });
    await buildEnquiry(db.payload, { name: 'Won', status: 'won', answerDue: past });
    await buildEnquiry(db.payload, { name: 'Spam', isSpam: true, answerDue: past });
    await buildEnquiry(db.payload, { name: 'A vote', isLead: false });
    expect(await names('')).toEqual(['New']);
    expect(await names('?filter=overdue')).toEqual(['New']);
    expect(await names('?filter=mine')).toEqual(['Open']);
    expect(await names('?filter=won')).toEqual(['Won']);
    expect(await names('?filter=spam')).toEqual(['Spam']);
    expect((await names('?filter=all')).sort()).toEqual(['New', 'Open', 'Won']);
    expect((await list()).counts).toEqual({ new: 1, overdue: 1, mine: 1, spam: 1 });
  });

  it('searches answers too, ignoring accents', async () => {
    await buildEnquiry(db.payload, {
      name: 'Hélène Morvan',
      answers: [{ name: 'm', label: 'Message', kind: 'textarea', value: 'x', shown: 'Wir sind Vegetarier' }],
    });
    await buildEnquiry(db.payload, { name: 'Somebody else', email: 'else@example.com' });
    expect(await names('?filter=all&search=HELENE+vegetarier')).toEqual(['Hélène Morvan']);
    expect(await names('?filter=all&search=%25nobody')).toEqual([]);
  });

  it('answers 304 when nothing has changed', async () => {
    const { id } = await buildEnquiry(db.payload);
    for (const path of ['/enquiries/inbox', `/enquiries/${id}/thread`]) {
      const tag = (await rest('GET', path)).headers.get('etag');
      expect(tag).toMatch(/^"/);
      expect((await rest('GET', path, undefined, { 'if-none-match': String(tag) })).status).toBe(304);
    }
    const before = (await rest('GET', '/enquiries/inbox')).headers.get('etag');
    await buildEnquiry(db.payload);
    expect((await rest('GET', '/enquiries/inbox', undefined, { 'if-none-match': String(before) })).status).toBe(200);
  });

  it('exports the shown list as CSV', async () => {
    await buildEnquiry(db.payload, { name: '=cmd', status: 'won' });
    await buildEnquiry(db.payload, { name: 'Not in it' });
    const { text } = await rest('GET', '/enquiries/inbox/csv?filter=won');
    expect(text).toContain("'=cmd");
    expect(text).not.toContain('Not in it');
  });

  it('shows counts of chat clicks with the tour, without personal data', async () => {
    const tour = await buildTour(db.payload, { title: 'First sand' });
    const account = await db.payload.create({
      collection: 'chat-accounts',
      data: { accountName: '<strong>Lahcen</strong>', number: '+212 612 345 678' } as never,
    });
    const day = new Date().toISOString().slice(0, 10);
    const click = { day, account: account.id, path: tour.path, count: 3, key: 'k' };
    await db.payload.create({ collection: 'chat-clicks', data: click as never });
    const old = { ...click, day: '2020-01-01', key: 'old' };
    await db.payload.create({ collection: 'chat-clicks', data: old as never });
    expect((await list('?filter=chat')).leads).toEqual([
      { day, account: 'Lahcen', path: tour.path, title: 'First sand', isTour: true, count: 3 },
    ]);
    expect((await list('?filter=chat&search=nobody')).leads).toEqual([]);
  });

  it('stores a note once per idempotency key', async () => {
    const { id } = await buildEnquiry(db.payload);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await rest('POST', `/enquiries/${id}/note`, { text: ' Call her \r\n back ', uuid: UUID });
      expect((body as EnquiryView).messages).toMatchObject([
        { kind: 'note', text: 'Call her \n back', byName: 'Salma' },
      ]);
    }
  });

  it('stops the answer clock when an editor has answered elsewhere', async () => {
    const { id } = await buildEnquiry(db.payload);
    const { body } = await rest('POST', `/enquiries/${id}/answered`, { by: 'phone', uuid: UUID });
    expect(body).toMatchObject({ status: 'answered', firstAnsweredAt: expect.any(Number) });
    expect((body as EnquiryView).messages[0]?.text).toMatch(/^Answered by phone, after /);
  });

  it('sends a reply once, with its mail and thread entry, and stops the clock', async () => {
    const { id } = await buildEnquiry(db.payload, { email: 'helene@example.com' });
    const reply = { subject: ' Your\r\nBcc: everybody@example.com journey ', text: 'Dear Hélène,\nyes.', uuid: UUID };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await rest('POST', `/enquiries/${id}/reply`, reply);
      expect(body).toMatchObject({
        status: 'answered',
        messages: [
          {
            kind: 'reply',
            byName: 'Salma',
            subject: 'Your Bcc: everybody@example.com journey',
            text: 'Dear Hélène,\nyes.',
            mails: [{ to: expect.stringContaining('helene@example.com'), state: 'waiting' }],
          },
        ],
      });
    }
    const { docs } = await db.payload.find({ collection: 'mails' });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ about: `enquiry:${id}`, text: expect.stringContaining('yes.') });
  });

  it('refuses a reply with open placeholders, or without a recipient', async () => {
    const { id } = await buildEnquiry(db.payload, { email: 'helene@example.com' });
    const nobody = await buildEnquiry(db.payload, { email: null });
    const refused = async (to: number, body: object) => (await rest('POST', `/enquiries/${to}/reply`, body)).text;
    expect(await refused(id, { subject: 'Yes', text: 'It costs [price].', uuid: UUID })).toContain('[price]');
    expect(await refused(id, { subject: ' ', text: 'Yes.', uuid: UUID })).toContain('no subject');
    expect(await refused(nobody.id, { subject: 'Yes', text: 'Yes.', uuid: UUID })).toContain('no e-mail address');
    expect((await db.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
    expect((await db.payload.count({ collection: 'enquiry-messages' })).totalDocs).toBe(0);
  });

  it('restores spam, and then sends its mails to staff and traveller', async () => {
    await db.payload.updateGlobal({ slug: 'inbox', data: { notify: ['salma@example.com'] } });
    const { id } = await buildEnquiry(db.payload, { isSpam: true });
    for (const isSpam of [false, true, false]) {
      expect((await rest('POST', `/enquiries/${id}/spam`, { isSpam })).body).toMatchObject({ id, isSpam });
    }
    const { docs } = await db.payload.find({ collection: 'mails' });
    expect(docs.map(({ to }) => to)).toEqual(['salma@example.com']);
    expect((await rest('POST', `/enquiries/${id}/spam`, {})).status).toBe(400);
  });

  it('exports a person’s data, and erases it for an admin who types the address twice', async () => {
    const email = 'helene@example.com';
    const { id } = await buildEnquiry(db.payload, { name: 'Hélène', email });
    await rest('POST', `/enquiries/${id}/note`, { text: 'Likes figs', uuid: UUID });
    expect((await rest('GET', `/enquiries/inbox/person?email=${email}`)).text).toContain('Likes figs');
    expect((await rest('POST', '/enquiries/inbox/person', { email, again: email })).status).toBe(403);
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    expect((await admin('POST', '/enquiries/inbox/person', { email, again: 'helen@example.com' })).status).toBe(400);
    expect(
      (await admin('POST', '/enquiries/inbox/person', { email: 'Helene@Example.com', again: email })).body,
    ).toEqual({ erased: 1, kept: 0 });
    const { text } = await rest('GET', `/enquiries/${id}/thread`);
    for (const word of ['Hélène', email, 'figs']) expect(text).not.toContain(word);
    expect((await list('?filter=all&search=helene')).rows).toEqual([]);
    expect((await rest('GET', '/enquiries/inbox/person?email=x')).status).toBe(400);
  });

  it('refuses invalid requests with a message', async () => {
    const { id } = await buildEnquiry(db.payload);
    const refusals: [string, object, number][] = [
      [`/enquiries/${id}/status`, { from: 'new', to: 'done' }, 400],
      [`/enquiries/${id}/status`, { from: 'open', to: 'won' }, 409],
      [`/enquiries/${id}/owner`, { from: null, to: 4711 }, 400],
      [`/enquiries/${id}/note`, { text: '  ', uuid: UUID }, 400],
      [`/enquiries/${id}/note`, { text: 'x'.repeat(10_001), uuid: UUID }, 413],
      [`/enquiries/${id}/note`, { text: 'x' }, 400],
      [`/enquiries/${id}/answered`, { by: 'pigeon', uuid: UUID }, 400],
      [`/enquiries/${id + 1000}/note`, { text: 'x', uuid: UUID }, 404],
      ['/enquiries/0/note', { text: 'x', uuid: UUID }, 404],
    ];
    for (const [path, body, status] of refusals) {
      const answer = await rest('POST', path, body);
      expect({ path, body, status: answer.status }).toEqual({ path, body, status });
      expect(answer.body).toMatchObject({ errors: [{ message: expect.stringMatching(/\.$/) }] });
    }
    expect((await rest('GET', `/enquiries/${id}/thread`)).body).toMatchObject({ messages: [], status: 'new' });
  });

  it('is for editors, admins and booking staff only', async () => {
    const { id } = await buildEnquiry(db.payload);
    const doors = [
      ['GET', '/enquiries/inbox'],
      ['GET', '/enquiries/inbox/csv'],
      ['GET', '/enquiries/inbox/person?email=helene@example.com'],
      ['POST', '/enquiries/inbox/person'],
      ['GET', `/enquiries/${id}/thread`],
      ...['status', 'owner', 'note', 'answered', 'reply', 'spam'].map((what) => ['POST', `/enquiries/${id}/${what}`]),
    ] as const;
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const visitor = await restClient(db.payload);
    for (const [method = '', path = ''] of doors) {
      for (const who of [author, visitor]) {
        const answer = await who(method, path, method === 'POST' ? {} : undefined);
        expect({ path, status: answer.status }).toEqual({ path, status: 403 });
        expect(answer.text).not.toContain('@');
      }
    }
  });
});

describeEachDatabaseInTurn('concurrent changes of an enquiry', (db) => {
  it('run one after the other: a stale status is refused, and no entry is lost', async () => {
    const [first, second] = await Promise.all(
      ['editor', 'admin'].map(async (role) => restClient(db.payload, await buildUser(db.payload, role as never))),
    );
    if (!first || !second) throw new Error('There are not two.');
    const { id } = await buildEnquiry(db.payload);
    const answers = await Promise.all([
      first('POST', `/enquiries/${id}/status`, { from: 'new', to: 'won' }),
      second('POST', `/enquiries/${id}/status`, { from: 'new', to: 'lost' }),
      first('POST', `/enquiries/${id}/note`, { text: 'One', uuid: 'note-of-one' }),
      second('POST', `/enquiries/${id}/note`, { text: 'Two', uuid: 'note-of-two' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    const { messages, status } = (await first('GET', `/enquiries/${id}/thread`)).body as EnquiryView;
    expect(['won', 'lost']).toContain(status);
    expect(messages.map(({ text }) => text).sort()).toEqual(
      ['One', 'Two', status === 'won' ? 'New → Won' : 'New → Lost'].sort(),
    );
  });
});
