import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { findMail } from '../../../cms/mail/queue/putMail.ts';
import { queueWherePossible } from '../../../cms/mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { hoards } from '../../../letters/hoards.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { readNoticeRecipients } from '../../bookings/noticeRecipients.ts';
import { findHoards } from './findHoards.ts';
import { isHoarded } from './hoard.ts';

/** A hold of a cart lasts longer. */
const EVERY_MS = 10 * 60_000;

/** Notifies the owner of hoarded seats by one mail a day. */
export const maintainHoards: ScheduledJob = {
  name: 'hoards',
  everyMs: EVERY_MS,
  async run({ now, payload }) {
    const found = await findHoards({ payload }, now);
    if (isHoarded(found)) await tell(payload, found.together.seats, now);
  },
};

async function tell(payload: Payload, seats: number, now: Date): Promise<void> {
  const key = `hoards:${now.toISOString().slice(0, 10)}`;
  if (await findMail(payload, key)) return;
  const req = await createLocalReq({}, payload);
  const head = await readLetterhead(req, DEFAULT_LOCALE);
  // Only the first recipient: the idempotency key allows one mail a day.
  const [to] = await readNoticeRecipients(req, head);
  if (!to) return;
  const letter = { ...(await hoards(head, seats)), to };
  await inTransaction(req, () => queueWherePossible(req, letter, { key }));
}
