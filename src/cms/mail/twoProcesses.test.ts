import { createLocalReq, type Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { IS_LONG } from '../../../tests/support/long.ts';
import { startMailServer } from '../../../tests/support/providers/mailServer.ts';
import { openTestPayload } from '../../../tests/support/testPayload.ts';
import type { Mail } from '../payload-types.ts';
import { inFlightMails } from './delivery/inFlightMails.ts';
import { startMail } from './delivery/startMail.ts';
import { LEASE_MS, leaseMail, recordMailOutcome } from './queue/mailRows.ts';
import { queueMail } from './queue/queueMail.ts';

const MAILS = IS_LONG ? 1_500 : 60;
const PUBLIC_URL = 'http://localhost:3000';

describeEachDatabase('mails of several processes', (db) => {
  it(`are sent once each, ${MAILS} of them, while more are queued`, { timeout: 90_000 + MAILS * 150 }, async () => {
    const server = await startMailServer();
    const other = await openOther(db);
    const both = [db.payload, other];
    const stops = await Promise.all(
      both.map((payload) => startMail(payload, envOf(db, server.url), { intervalMs: 50 })),
    );
    await Promise.all(
      both.map(async (payload, process) => {
        for (let number = process; number < MAILS; number += both.length) await queue(payload, number);
      }),
    );
    await expect.poll(() => countOf(db.payload, 'sent'), { timeout: 60_000 + MAILS * 100 }).toBe(MAILS);
    for (const stop of stops) stop();
    await inFlightMails.done();
    await close(db, other);
    expect(new Set(server.mails.map(messageIdOf)).size).toBe(MAILS);
    expect(server.mails).toHaveLength(MAILS);
  });

  it('claimed by both at once belong to one; those of a killed process go to the next', async () => {
    const other = await openOther(db);
    await queue(db.payload, 1);
    await queue(db.payload, 2);
    const now = Date.now() + 1;
    const claims = await Promise.all([db.payload, other, db.payload, other].map((payload) => leaseMail(payload, now)));
    const taken = claims.filter((mail) => mail !== undefined);
    expect(taken.map(({ id }) => id).sort()).toEqual((await all(db.payload)).map(({ id }) => id).sort());
    expect(await leaseMail(other, now + LEASE_MS - 1)).toBeUndefined();
    const [next] = [await leaseMail(other, now + LEASE_MS + 1)];
    const late = taken.find(({ id }) => id === next?.id);
    if (!next || !late) throw new Error('Nobody took the mail up again.');
    // It was not killed, but slow: the result of the next process is kept.
    const sent = { state: 'sent', lastError: null } as const;
    expect(await recordMailOutcome(db.payload, late, { state: 'failed', lastError: 'late' }, false)).toBe(false);
    expect(await recordMailOutcome(other, next, sent, false)).toBe(true);
    await close(db, other);
    expect(await all(db.payload)).toContainEqual(expect.objectContaining({ id: next.id, state: 'sent', attempts: 2 }));
  });

  it('are sent by the next process after a kill before sending, or before recording that they were sent', async () => {
    const server = await startMailServer();
    for (const number of [1, 2]) await queue(db.payload, number);
    const now = Date.now() + 1;
    // Killed between claim and send.
    const first = await leaseMail(db.payload, now);
    // Killed after the server had accepted it.
    const second = await leaseMail(db.payload, now);
    const stop = await startMail(db.payload, envOf(db, server.url), { now: () => now });
    await inFlightMails.done();
    stop();
    expect(server.mails).toEqual([]);
    const stopNext = await startMail(db.payload, envOf(db, server.url), { now: () => now + LEASE_MS + 1 });
    await inFlightMails.done();
    stopNext();
    expect(server.mails.map(messageIdOf).sort()).toEqual([first?.messageId, second?.messageId].sort());
  });
});

/** Another process on the same database; SQLite has one. */
async function openOther(db: TestDatabase): Promise<Payload> {
  return db.kind === 'postgres' ? openTestPayload(db) : db.payload;
}

async function close({ payload }: TestDatabase, other: Payload): Promise<void> {
  if (other !== payload) await other.destroy();
}

function envOf({ dataDir }: TestDatabase, smtpUrl: string) {
  return { dataDir, publicUrl: PUBLIC_URL, smtpUrl };
}

async function queue(payload: Payload, number: number): Promise<void> {
  const req = await createLocalReq({}, payload);
  const letter = { to: 'lahcen@khettara.example', subject: `Mail ${number}`, html: '<p>Water</p>', text: 'Water' };
  await queueMail(req, letter, { key: `mail:${number}` });
}

async function all(payload: Payload): Promise<Mail[]> {
  return (await payload.find({ collection: 'mails', depth: 0, pagination: false })).docs;
}

async function countOf(payload: Payload, state: Mail['state']): Promise<number> {
  return (await payload.count({ collection: 'mails', where: { state: { equals: state } } })).totalDocs;
}

function messageIdOf(mail: string): string | undefined {
  return /Message-ID: (\S+)/.exec(mail)?.[1];
}
