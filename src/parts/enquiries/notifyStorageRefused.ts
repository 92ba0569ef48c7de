import { createLocalReq, type Payload } from 'payload';
import { countUse } from '../../cms/database/counters/countUse.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { findMail } from '../../cms/mail/queue/putMail.ts';
import { queueWherePossible } from '../../cms/mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import { readStaffRecipients } from '../../cms/mail/settings/readStaffRecipients.ts';
import { STORAGE_REFUSED_KEY, type StorageLimit } from '../../cms/storage/storageQuota.ts';
import { storageFull } from '../../letters/storageFull.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';

const AN_HOUR_MS = 60 * 60_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

const loggedAt = new WeakMap<Payload, number>();

/**
 * Notifies the owner that a visitor's data was not stored, or that the disk is almost full: in the log once an hour, by one mail a day, and counted
 * in the studio. Never throws: the visitor gets a response in any case.
 */
export async function notifyStorageRefused(payload: Payload, limit: StorageLimit, now: Date): Promise<void> {
  logRefused(payload, limit, now.getTime());
  try {
    const req = await createLocalReq({}, payload);
    const key = `storage:${now.toISOString().slice(0, 10)}`;
    const isTold = (await findMail(payload, key)) !== undefined;
    const head = await readLetterhead(req, DEFAULT_LOCALE);
    const to = isTold ? [] : await readStaffRecipients(req, head);
    const letter = to.length > 0 ? await storageFull(head, limit) : undefined;
    await inTransaction(req, async () => {
      await countUse(req, { key: STORAGE_REFUSED_KEY, expires: now.getTime() + A_DAY_MS }, now.getTime());
      // To the first address only: the key allows one mail a day.
      if (letter) await queueWherePossible(req, { ...letter, to: to.slice(0, 1) }, { key });
    });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The owner could not be told that visitors’ files are refused.' });
  }
}

function logRefused(payload: Payload, limit: StorageLimit, now: number): void {
  if (Math.abs(now - (loggedAt.get(payload) ?? Number.NEGATIVE_INFINITY)) < AN_HOUR_MS) return;
  loggedAt.set(payload, now);
  payload.logger.warn({
    limit,
    msg: 'What visitors send is refused: STORAGE_PER_VISITOR_MB, STORAGE_PER_DAY_MB or FREE_DISK_MB is reached. Nothing of theirs was stored.',
  });
}
