import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTag, buildUser } from '../../../tests/support/factories.ts';
import { startMailServer } from '../../../tests/support/mailServer.ts';
import { linkIn, readOutbox } from '../../../tests/support/outbox.ts';
import { restClient } from '../../../tests/support/rest.ts';
import { describeDatabase, type TestDatabase } from '../../../tests/support/testDatabase.ts';
import { runInScope } from '../database/scope.ts';
import { createMail } from './createMail.ts';
import { putIntoOutbox } from './outbox.ts';
import { firstWait } from './sendKept.ts';
import { startMail } from './startMail.ts';
import { mailUnderWay } from './underWay.ts';

describe('the outbox', () => {
  it('can be read by nobody but the account of the server', async () => {
    const file = await putIntoOutbox(temporaryFolder(), { to: 'lahcen@khettara.example', subject: 'Water' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('keeps the newest mails, so that nobody can fill the disk by asking for more', async () => {
    const dataDir = temporaryFolder();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const subject of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      await putIntoOutbox(dataDir, { to: 'lahcen@khettara.example', subject }, undefined, 2);
    }
    expect(readOutbox(dataDir).map(({ subject }) => subject)).toEqual(['three', 'four']);
  });
});

describeDatabase('mail', (db) => {
  it('lets somebody who forgot the password set another, by a link to the address of the site', async () => {
    const { email } = await buildUser(db.payload, 'author', { password: 'figs and almonds' });
    const rest = await restClient(db.payload);
    expect(await rest('POST', '/users/forgot-password', { email })).toMatchObject({ status: 200 });
    // The answer does not wait for the mail.
    const [mail] = await vi.waitFor(() => readOutbox(db.dataDir), { timeout: 5_000 });
    if (!mail) throw new Error('There is no mail.');
    expect(mail.to).toBe(email);
    const [, token] = /^http:\/\/localhost:3000\/admin\/reset\/([0-9a-f]{40})$/.exec(linkIn(mail)) ?? [];
    const password = 'dates and walnuts';
    expect(await rest('POST', '/users/reset-password', { token, password })).toMatchObject({ status: 200 });
    expect(await rest('POST', '/users/login', { email, password })).toMatchObject({ status: 200 });
    expect(await rest('POST', '/users/login', { email, password: 'figs and almonds' })).toMatchObject({ status: 401 });
    expect(await rest('POST', '/users/reset-password', { token, password })).toMatchObject({ status: 403 });
  });

  it('goes out after the commit, and not at all when there is none', async () => {
    await runInScope(async () => {
      const req = await createLocalReq({}, db.payload);
      for (const end of [killTransaction, commitTransaction]) {
        await initTransaction(req);
        await db.payload.email.sendEmail({ to: 'lahcen@khettara.example', subject: end.name });
        expect(existsSync(join(db.dataDir, 'outbox'))).toBe(false);
        await end(req);
      }
    });
    expect(readOutbox(db.dataDir).map(({ subject }) => subject)).toEqual(['commitTransaction']);
  });

  it('is sent from the outbox when there is a mail server', async () => {
    const server = await startMailServer();
    await useMailServer(db, server.url);
    const { email } = await buildUser(db.payload, 'author');
    await db.payload.forgotPassword({ collection: 'users', data: { email } });
    await mailUnderWay.done();
    expect(server.mails).toEqual([expect.stringContaining(`To: ${email}`)]);
    expect(readOutbox(db.dataDir)).toEqual([]);
  });

  it('keeps nobody waiting for a mail server that is deaf, and stays in the outbox', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    const server = await startMailServer({ isDeaf: true });
    await useMailServer(db, server.url);
    const { email } = await buildUser(db.payload, 'author');
    await db.payload.forgotPassword({ collection: 'users', data: { email } });
    await buildTag(db.payload);
    await server.connected;
    expect(log).not.toHaveBeenCalled();
    server.hangUp();
    await mailUnderWay.done();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining('stays in the outbox') }));
    expect(readOutbox(db.dataDir)).toHaveLength(1);
  });

  it('that could not be sent is sent later, also by the next process, and later still each time', async () => {
    const deaf = await startMailServer({ isDeaf: true });
    await useMailServer(db, deaf.url);
    await db.payload.email.sendEmail({
      to: 'lahcen@khettara.example',
      subject: 'Water',
      html: '<p>There is some.</p>',
    });
    await deaf.connected;
    deaf.hangUp();
    await mailUnderWay.done();

    const start = Date.now();
    const server = await startMailServer({ refuses: 2 });
    const tryAt = (minutes: number) => sendRound(db, server.url, start + minutes * 60_000);
    await tryAt(1.5);
    expect(server.connections).toBe(0);
    for (const [minutes, connections] of [
      [2.5, 1],
      [6, 1],
      [7, 2],
      [14, 2],
    ] as const) {
      await tryAt(minutes);
      expect({ minutes, connections: server.connections }).toEqual({ minutes, connections });
      expect(readOutbox(db.dataDir)).toHaveLength(1);
    }
    await tryAt(16);
    expect(server.mails).toEqual([expect.stringContaining('Subject: Water')]);
    expect(server.mails[0]).toContain('There is some.');
    expect(server.mails[0]).not.toContain('waiting');
    expect(readOutbox(db.dataDir)).toEqual([]);
  });

  it('that a process did not come to send is sent by the next', async () => {
    await putIntoOutbox(db.dataDir, { to: 'lahcen@khettara.example', subject: 'Water' }, firstWait());
    const server = await startMailServer();
    await sendRound(db, server.url, Date.now() + 3 * 60_000);
    expect(server.mails).toEqual([expect.stringContaining('Subject: Water')]);
  });

  it.each([
    ['that is refused for good', { refusesRecipients: true }, 0],
    ['that is three days old', { refuses: 9 }, 3 * 24 * 60],
  ])('%s stays, and is not tried again', async (_, refusal, minutes) => {
    await putIntoOutbox(db.dataDir, { to: 'nobody@khettara.example', subject: 'Water' }, firstWait());
    const server = await startMailServer(refusal);
    for (const later of [3, 60]) await sendRound(db, server.url, Date.now() + (minutes + later) * 60_000);
    expect(server.connections).toBe(1);
    expect(readOutbox(db.dataDir)).toHaveLength(1);
  });

  it('from before there was a mail server is not sent by itself', async () => {
    await putIntoOutbox(db.dataDir, { to: 'lahcen@khettara.example', subject: 'Water' });
    const server = await startMailServer();
    await sendRound(db, server.url, Date.now() + 3 * 60_000);
    expect(server.connections).toBe(0);
  });

  it('that cannot be written is said in the log, and the request goes on', async () => {
    const log = vi.spyOn(db.payload.logger, 'error');
    // A file stands where the folder would.
    writeFileSync(join(db.dataDir, 'outbox'), '');
    const { email } = await buildUser(db.payload, 'author');
    await db.payload.forgotPassword({ collection: 'users', data: { email } });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining('could not be put') }));
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function useMailServer({ dataDir, payload }: TestDatabase, smtpUrl: string): Promise<void> {
  const adapter = await createMail({ dataDir, publicUrl: 'http://localhost:3000', smtpUrl });
  payload.email = adapter({ payload });
}

/** What a process does with the outbox when it starts at that time. */
async function sendRound({ dataDir, payload }: TestDatabase, smtpUrl: string, now: number): Promise<void> {
  const env = { dataDir, publicUrl: 'http://localhost:3000', smtpUrl };
  const stop = await startMail(payload, env, { now: () => now });
  await mailUnderWay.done();
  stop();
}
