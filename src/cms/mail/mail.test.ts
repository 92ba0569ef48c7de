import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTag, buildUser } from '../../../tests/support/factories.ts';
import { linkIn, readOutbox } from '../../../tests/support/papers/outbox.ts';
import { startMailServer } from '../../../tests/support/providers/mailServer.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { runInScope } from '../database/transactions/scope.ts';
import type { Mail } from '../payload-types.ts';
import { inFlightMails } from './delivery/inFlightMails.ts';
import { startMail } from './delivery/startMail.ts';
import { sweepMails } from './delivery/sweepMails.ts';
import { putIntoOutbox } from './outbox.ts';
import { deleteOldMails } from './queue/deleteOldMails.ts';
import { type Letter, queueMail } from './queue/queueMail.ts';

const PUBLIC_URL = 'http://localhost:3000';
const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;
const TO = 'lahcen@khettara.example';
const WATER: Letter = { to: TO, subject: 'Water', html: '<p>There is some.</p>', text: 'There is some.' };

describe('the outbox', () => {
  const mail = (subject: string, date = new Date().toISOString()) => ({
    date,
    name: subject,
    message: { to: TO, subject },
  });

  it('is readable by the server’s account only', async () => {
    const file = await putIntoOutbox(temporaryFolder(), mail('Water'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('keeps only the newest mails, so that requests for mail cannot fill the disk', async () => {
    const dataDir = temporaryFolder();
    for (const [second, subject] of ['one', 'two', 'three', 'four'].entries()) {
      await putIntoOutbox(dataDir, mail(subject, `2026-05-01T10:00:0${second}.000Z`), 2);
    }
    expect(readOutbox(dataDir).map(({ subject }) => subject)).toEqual(['three', 'four']);
  });

  it('stores the same mail once, however often it is written', async () => {
    const dataDir = temporaryFolder();
    for (const _ of [1, 2]) await putIntoOutbox(dataDir, mail('Water', '2026-05-01T10:00:00.000Z'));
    expect(readOutbox(dataDir)).toHaveLength(1);
  });
});

describeDatabase('mail', (db) => {
  it('resets a forgotten password by a link to the site’s own address', async () => {
    await sendHere(db);
    const { email } = await buildUser(db.payload, 'author', { password: 'figs and almonds' });
    const rest = await restClient(db.payload);
    expect(await rest('POST', '/users/forgot-password', { email })).toMatchObject({ status: 200 });
    // The answer does not wait for the mail.
    const [mail] = await vi.waitFor(() => atLeastOne(readOutbox(db.dataDir)), { timeout: 5_000 });
    if (!mail) throw new Error('There is no mail.');
    expect(mail.to).toBe(email);
    const [, token] = /^http:\/\/localhost:3000\/admin\/reset\/([0-9a-f]{40})$/.exec(linkIn(mail)) ?? [];
    const password = 'dates and walnuts';
    expect(await rest('POST', '/users/reset-password', { token, password })).toMatchObject({ status: 200 });
    expect(await rest('POST', '/users/login', { email, password })).toMatchObject({ status: 200 });
    expect(await rest('POST', '/users/login', { email, password: 'figs and almonds' })).toMatchObject({ status: 401 });
    expect(await rest('POST', '/users/reset-password', { token, password })).toMatchObject({ status: 403 });
  });

  it('sent by Payload itself (password reset) uses the site’s letter layout', async () => {
    const server = await startMailServer();
    await sendHere(db, server.url);
    const { email } = await buildUser(db.payload, 'author', { name: 'Lahcen' });
    await db.payload.forgotPassword({ collection: 'users', data: { email } });
    await inFlightMails.done();
    expect(server.mails).toEqual([expect.stringContaining('Subject: A new password for My tours')]);
    expect(server.mails[0]).toContain('Auto-Submitted: auto-generated');
    expect(server.mails[0]).toMatch(/\r\n\r\nHello Lahcen,\r\n\r\nSomebody, probably you/);
  });

  it('is sent after the commit, and not at all after a rollback', async () => {
    const server = await startMailServer();
    await sendHere(db, server.url);
    for (const end of [killTransaction, commitTransaction]) {
      await runInScope(async () => {
        const req = await createLocalReq({}, db.payload);
        await initTransaction(req);
        await queueMail(req, { ...WATER, subject: end.name }, { key: end.name });
        // Payload's own mails, which get no request.
        await db.payload.email.sendEmail({ to: TO, subject: `Payload ${end.name}`, html: '<p>Water</p>' });
        expect(server.connections).toBe(0);
        await end(req);
      });
    }
    await inFlightMails.done();
    expect(server.mails.map(subjectOf).sort()).toEqual(['Payload commitTransaction', 'commitTransaction']);
  });

  it('is sent at once, from the site’s own address, with the writer as Reply-To', async () => {
    const server = await startMailServer();
    await sendHere(db, server.url);
    await queue(db, { ...WATER, to: 'Lahcen <lahcen@khettara.example>', replyTo: 'Amina <amina@example.com>' });
    await inFlightMails.done();
    const [mail] = server.mails;
    expect(mail).toContain('From: My tours <studio@localhost>');
    expect(mail).toContain('To: Lahcen <lahcen@khettara.example>');
    expect(mail).toContain('Reply-To: Amina <amina@example.com>');
    expect(mail).toContain('There is some.');
    expect(await only(db)).toMatchObject({ state: 'sent', attempts: 1, lastError: null, nextAt: null });
  });

  it('uses the sender of the settings', async () => {
    const data = { senderName: 'Salma, of Khettara "Journeys"', senderAddress: 'salma@khettara.example' };
    await db.payload.updateGlobal({ slug: 'mail-settings', data });
    const server = await startMailServer();
    await sendHere(db, server.url);
    await queue(db);
    await inFlightMails.done();
    expect(server.mails[0]).toContain('From: "Salma, of Khettara Journeys" <salma@khettara.example>');
    await expect(
      db.payload.updateGlobal({
        slug: 'mail-settings',
        data: { senderAddress: 'salma@khettara.example, x@y.example' },
      }),
    ).rejects.toThrow(/Sender/);
  });

  it('is queued once per key, and once per address of a list', async () => {
    const ids = await queue(
      db,
      { ...WATER, to: [TO, 'amina@example.com', 'no address', TO.toUpperCase()] },
      'enquiry:1',
    );
    expect(ids).toHaveLength(2);
    expect(await queue(db, { ...WATER, to: [TO, 'amina@example.com'] }, 'enquiry:1')).toEqual(ids);
    expect((await rows(db)).map(({ to }) => to).sort()).toEqual(['amina@example.com', 'lahcen@khettara.example']);
    await expect(queue(db, { ...WATER, to: 'a@b.example, c@d.example' }, 'enquiry:2')).rejects.toThrow(/no address/);
  });

  it('does not delay the request when the mail server does not answer, and stays queued', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    const deaf = await startMailServer({ isDeaf: true });
    await sendHere(db, deaf.url);
    const { email } = await buildUser(db.payload, 'author');
    await db.payload.forgotPassword({ collection: 'users', data: { email } });
    await buildTag(db.payload);
    await deaf.connected;
    expect(log).not.toHaveBeenCalled();
    deaf.hangUp();
    await inFlightMails.done();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining('It is tried again at') }));
    expect(await only(db)).toMatchObject({ state: 'waiting', attempts: 1, isPrivate: true });
  });

  it('that failed is retried, also by the next process, with backoff', async () => {
    const deaf = await startMailServer({ isDeaf: true });
    const stop = await sendHere(db, deaf.url);
    await queue(db);
    await deaf.connected;
    deaf.hangUp();
    await inFlightMails.done();
    stop();
    const first = await only(db);

    const start = Date.parse(first.createdAt);
    const server = await startMailServer({ refuses: 2 });
    for (const [minutes, connections] of [
      [1.5, 0],
      [2.5, 1],
      [6, 1],
      [7, 2],
      [14, 2],
    ] as const) {
      await sendJob(db, server.url, start + minutes * A_MINUTE);
      expect({ minutes, connections: server.connections }).toEqual({ minutes, connections });
    }
    expect(await only(db)).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('not now or never') });
    await sendJob(db, server.url, start + 16 * A_MINUTE);
    expect(server.mails).toEqual([expect.stringContaining(`Message-ID: ${first.messageId}`)]);
    expect(await only(db)).toMatchObject({ state: 'sent', attempts: 4 });
  });

  it.each([
    ['an address that is refused', { answerTo: () => 550 }, 'failed', 1, /refused the address.*not now or never/],
    ['an address that is refused for now', { answerTo: () => 450 }, 'waiting', 2, /did not take the mail for now/],
    ['a sender that is refused, which somebody may set right', { answerFrom: () => 553 }, 'waiting', 2, /“E-mail”/],
    ['a server that was never there', { refuses: 9 }, 'waiting', 2, /not now or never/],
  ])('records the outcome: %s', async (_, faults, state, connections, words) => {
    await queue(db);
    const server = await startMailServer(faults);
    for (const minutes of [0, 3]) await sendJob(db, server.url, Date.now() + minutes * A_MINUTE);
    expect(server.connections).toBe(connections);
    expect(await only(db)).toMatchObject({ state, lastError: expect.stringMatching(words) });
  });

  it('is given up after three days', async () => {
    await queue(db);
    const server = await startMailServer({ refuses: 9 });
    for (const days of [0, 3, 4]) await sendJob(db, server.url, Date.now() + days * A_DAY);
    expect(server.connections).toBe(2);
    expect(await only(db)).toMatchObject({ state: 'failed', lastError: expect.stringContaining('three days') });
  });

  it('that is refused for one recipient does not delay the others', async () => {
    await queue(db, { ...WATER, to: ['nobody@example.com', TO] });
    const server = await startMailServer({ answerTo: (address) => (address.startsWith('nobody') ? 550 : undefined) });
    await sendJob(db, server.url);
    expect((await rows(db)).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
    expect(server.mails).toHaveLength(1);
  });

  it('is kept in studio and outbox folder without a mail server, and not sent automatically once there is one', async () => {
    await queue(db);
    await sendJob(db);
    expect(await only(db)).toMatchObject({ state: 'kept', text: 'There is some.' });
    expect(readOutbox(db.dataDir)).toEqual([expect.objectContaining({ to: TO, subject: 'Water', html: WATER.html })]);
    const server = await startMailServer();
    await sendJob(db, server.url, Date.now() + A_DAY);
    expect(server.connections).toBe(0);
  });

  it('is sent by a newly configured mail server without a restart', async () => {
    const { url, mails } = await startMailServer();
    let server: { url: string; guard: undefined } | undefined;
    const env = { dataDir: db.dataDir, publicUrl: PUBLIC_URL, smtpUrl: undefined };
    const stop = await startMail(db.payload, env, { server: () => server });
    onTestFinished(stop);
    await inFlightMails.done();
    server = { url, guard: undefined };
    await queue(db);
    await vi.waitFor(() => expect(mails).toHaveLength(1), 5_000);
    await inFlightMails.done();
    expect(await only(db)).toMatchObject({ state: 'sent' });
  });

  it('is listed in the studio when it cannot be written to the outbox folder', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    // A file is where the folder would be.
    writeFileSync(join(db.dataDir, 'outbox'), '');
    await queue(db);
    await sendJob(db);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining('could not be put') }));
    expect(await only(db)).toMatchObject({ state: 'kept' });
  });

  it('of an older version’s outbox folder is sent once; one marked as not to be sent stays there', async () => {
    const date = new Date(Date.now() - 60 * A_MINUTE).toISOString();
    const folder = join(db.dataDir, 'outbox');
    mkdirSync(folder);
    const put = (name: string, content: object) =>
      writeFileSync(join(folder, `${name}.json`), JSON.stringify({ date, html: WATER.html, ...content }));
    const waiting = { attempts: 2, next: date };
    put('one', { to: TO, subject: 'One', from: '"Rihla" <studio@localhost>', waiting });
    put('two', { to: 'not an address', subject: 'Two', waiting });
    put('three', { to: TO, subject: 'Three' });
    writeFileSync(join(folder, 'four.json'), 'no mail');
    const server = await startMailServer();
    for (const minutes of [0, 3]) await sendJob(db, server.url, Date.now() + minutes * A_MINUTE);
    expect(server.mails.map(subjectOf)).toEqual(['One']);
    expect(server.mails[0]).toContain('There is some.');
    const left = ['two', 'three'].map((name) => statSync(join(folder, `${name}.json`)).isFile());
    expect(left).toEqual([true, true]);
    expect(() => statSync(join(folder, 'one.json'))).toThrow('ENOENT');
  });

  it('with a sign-in link is visible to admins only, and its text is wiped once sent', async () => {
    await queue(db, { ...WATER, isPrivate: true });
    const [editor, admin, author] = [
      await buildUser(db.payload, 'editor'),
      await buildUser(db.payload, 'admin'),
      await buildUser(db.payload, 'author'),
    ];
    const seenBy = async (user: typeof editor) =>
      (await db.payload.find({ collection: 'mails', overrideAccess: false, user })).totalDocs;
    await expect(seenBy(author)).rejects.toThrow(/may not do this/);
    expect([await seenBy(editor), await seenBy(admin)]).toEqual([0, 1]);
    const server = await startMailServer();
    await sendJob(db, server.url);
    expect(server.mails[0]).toContain('There is some.');
    const { id } = await only(db);
    expect(await only(db)).toMatchObject({ state: 'sent', html: '', text: '' });
    const asAdmin = await restClient(db.payload, admin);
    expect(await asAdmin('POST', `/mails/${id}/again`)).toMatchObject({ status: 400 });
  });

  it('is sent again by an editor as a new mail', async () => {
    await queue(db, WATER, 'enquiry:1', 'enquiry:1');
    const { id } = await only(db);
    const server = await startMailServer();
    await sendHere(db, server.url);
    await inFlightMails.done();
    const again = async (role: 'author' | 'editor', which = id) =>
      (await (await restClient(db.payload, await buildUser(db.payload, role)))('POST', `/mails/${which}/again`)).status;
    expect([await again('author'), await again('editor', 999), await again('editor')]).toEqual([403, 404, 200]);
    await inFlightMails.done();
    const [first, second] = server.mails.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]);
    expect(second).toMatch(/@localhost>$/);
    expect(second).not.toBe(first);
    expect(await only(db)).toMatchObject({ state: 'sent', about: 'enquiry:1' });
  });

  it('is deleted with the record it is about, and after its retention', async () => {
    await queue(db, WATER, 'one', 'enquiry:1');
    await queue(db, WATER, 'two', 'enquiry:2');
    await queue(db, { ...WATER, isPrivate: true }, 'three');
    await deleteOldMails(await createLocalReq({}, db.payload), 'enquiry:1');
    expect(await keys(db)).toEqual(['three', 'two']);
    await sweepMails(db.payload, Date.now() + 400 * A_DAY);
    // Queued mails are never removed.
    expect(await keys(db)).toEqual(['three', 'two']);
    await sendJob(db);
    await sweepMails(db.payload, Date.now() + 8 * A_DAY);
    expect(await keys(db)).toEqual(['two']);
    await sweepMails(db.payload, Date.now() + 400 * A_DAY);
    expect(await keys(db)).toEqual([]);
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function subjectOf(mail: string): string {
  return /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '';
}

function atLeastOne<T>(list: T[]): T[] {
  if (!list.length) throw new Error('There is none yet.');
  return list;
}

async function queue(db: TestDatabase, letter: Letter = WATER, key = 'water', about?: string): Promise<number[]> {
  const req = await createLocalReq({}, db.payload);
  return queueMail(req, letter, { key, ...(about ? { about } : {}) });
}

async function rows({ payload }: { payload: Payload }): Promise<Mail[]> {
  return (await payload.find({ collection: 'mails', depth: 0, pagination: false })).docs;
}

async function keys(db: TestDatabase): Promise<string[]> {
  return (await rows(db)).map(({ key }) => key).sort();
}

async function only(db: TestDatabase): Promise<Mail> {
  const [mail, ...others] = await rows(db);
  if (!mail || others.length) throw new Error(`There are ${others.length + (mail ? 1 : 0)} mails in place of one.`);
  return mail;
}

/** Sends mails as a process would, until the test ends. */
async function sendHere({ dataDir, payload }: TestDatabase, smtpUrl?: string): Promise<() => void> {
  const stop = await startMail(payload, { dataDir, publicUrl: PUBLIC_URL, smtpUrl });
  await inFlightMails.done();
  onTestFinished(async () => {
    stop();
    await inFlightMails.done();
  });
  return stop;
}

/** Runs the mail job once, as a process that starts at that time. */
async function sendJob({ dataDir, payload }: TestDatabase, smtpUrl?: string, now = Date.now() + 1): Promise<void> {
  const stop = await startMail(payload, { dataDir, publicUrl: PUBLIC_URL, smtpUrl }, { now: () => now });
  await inFlightMails.done();
  stop();
}
