import type { Payload } from 'payload';
import { findRows } from '../../cms/database/queries/rows.ts';
import type { Customer } from '../../cms/payload-types.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';
import { readAttempts } from '../../customers/attempts.ts';
import { CUSTOMERS, type CustomerChange, changeCustomer, writeCustomer } from '../../customers/customerRow.ts';
import { usedLinks } from '../../customers/links.ts';
import { livingSessions } from '../../customers/sessions.ts';
import { findOrdersOf } from '../shop/orders/findOrdersOf.ts';

const EVERY_MS = 6 * 60 * 60_000;
const AT_ONCE = 200;

/**
 * Retention of unused accounts without bookings, in days: two years. Personal data is kept no longer than it is needed (GDPR, article 5.1 e), and a
 * returning traveller creates the account again by one mail.
 */
export const FORGOTTEN_DAYS = 730;

/** Scheduled job that removes expired sessions, links and attempts from accounts, and deletes unused accounts. */
export const deleteOldCustomers: ScheduledJob = {
  name: CUSTOMERS,
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    for (let last = 0; !isStopped(); ) {
      const where = { id: { greater_than: last } };
      const rows = await findRows({ payload }, CUSTOMERS, { where, sort: 'id', limit: AT_ONCE });
      for (const row of rows) {
        if (isStopped()) return;
        if (await isForgotten(payload, row, now)) await payload.delete({ collection: CUSTOMERS, id: row.id, depth: 0 });
        else if (overOf(row, now)) await tidy(payload, row.id, now);
      }
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  },
};

async function isForgotten(
  payload: Payload,
  { createdAt, email, id, lastSeenAt }: Customer,
  now: Date,
): Promise<boolean> {
  const age = now.getTime() - Date.parse(lastSeenAt ?? createdAt);
  if (!(age > FORGOTTEN_DAYS * 24 * 60 * 60_000)) return false;
  return (await findOrdersOf({ payload }, { email, id })).length === 0;
}

async function tidy(payload: Payload, id: number, now: Date): Promise<void> {
  await changeCustomer(payload, id, async (row, req) => {
    const over = row && overOf(row, now);
    if (over) await writeCustomer(req, id, over);
  });
}

/** Changes that remove an account's expired data; undefined without any. */
function overOf({ attempts, sessions, usedLinks: used }: Customer, now: Date): CustomerChange | undefined {
  const living = livingSessions(sessions, now);
  const usable = usedLinks(used, now);
  const isClosedNoMore = attempts !== null && attempts !== undefined && readAttempts(attempts, now).count === 0;
  const isOver = living.length < lengthOf(sessions) || usable.length < lengthOf(used) || isClosedNoMore;
  return isOver ? { sessions: living, usedLinks: usable, ...(isClosedNoMore && { attempts: null }) } : undefined;
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
