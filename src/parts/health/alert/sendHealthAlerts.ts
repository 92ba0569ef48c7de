import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { readHealth } from '../../../cms/health/readHealth.ts';
import { isPreparing } from '../../../cms/launch.ts';
import { queueWherePossible } from '../../../cms/mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { deliversMail } from '../../../cms/services/services.ts';
import { needsSomebody } from '../../../letters/needsSomebody.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { type HealthLine, judgeHealth } from '../rules/judgeHealth.ts';
import { newTroubles, type ReportedTroubles } from '../rules/newTroubles.ts';

/** In Payload's key-value store: it survives a restart, and processes share it. */
const KEY = 'health-told';

const EVERY_MS = 15 * 60_000;

/**
 * Scheduled job that writes to the admins when a check of the health page is to be mended; not in the first quarter of an hour of a process,
 * which has yet to do what was due while it was down.
 */
export const sendHealthAlerts: ScheduledJob = {
  name: 'health',
  everyMs: EVERY_MS,
  async run({ now, payload }) {
    const health = await readHealth(payload, now);
    if (now.getTime() - health.startedAt.getTime() >= EVERY_MS) await sendTroubles(payload, judgeHealth(health), now);
  },
};

/**
 * Writes one letter to all admins about what is to be mended since the last one; nothing before the launch, when the first steps say it. Where no
 * mail leaves, nothing is told, so that it is once there is a mail server.
 */
export async function sendTroubles(payload: Payload, lines: readonly HealthLine[], now: Date): Promise<void> {
  if (await isPreparing(payload)) return;
  const before = (await payload.kv.get<ReportedTroubles>(KEY)) ?? {};
  const { fresh, told } = newTroubles(lines, before, now);
  if (!fresh.length) {
    if (Object.keys(told).length < Object.keys(before).length) await payload.kv.set(KEY, told);
    return;
  }
  if (!deliversMail(payload)) return;
  const req = await createLocalReq({}, payload);
  const { docs: admins } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    depth: 0,
    pagination: false,
    req,
  });
  const letter = await needsSomebody(await readLetterhead(req, DEFAULT_LOCALE), fresh);
  await inTransaction(req, async () => {
    const to = admins.map(({ email }) => email);
    await queueWherePossible(req, { ...letter, to }, { key: `health:${now.toISOString()}`, about: 'health' });
  });
  // After the commit: the store writes beside the transaction, and SQLite has one writer.
  await payload.kv.set(KEY, told);
}
