import type { Payload, Where } from 'payload';
import type { ScheduledJob } from '../scheduler.ts';
import { AUDIT_DAYS, type AuditAction } from './AuditLog.ts';

const DAY_MS = 86_400_000;
/** Rows kept of refusals, and as many of everything else: whoever is refused often cannot push out what others did. */
const MAX_ROWS = 20_000;

const REFUSALS: readonly AuditAction[] = ['refused', 'code-refused'];

/** Scheduled job that deletes old lines of the audit log, and the oldest of too many. */
export const trimAuditLog: ScheduledJob = {
  name: 'audit-log',
  everyMs: 60 * 60_000,
  run: async ({ now, payload }) => trim(payload, now),
};

/** @param maxRows smaller in tests */
export async function trim(payload: Payload, now: Date, maxRows = MAX_ROWS): Promise<void> {
  await remove(payload, { at: { less_than: new Date(now.getTime() - AUDIT_DAYS * DAY_MS).toISOString() } });
  for (const condition of [{ in: REFUSALS }, { not_in: REFUSALS }]) {
    const where: Where = { action: condition };
    const { docs } = await payload.db.find<{ at: string }>({
      collection: 'audit-log',
      where,
      sort: '-at',
      limit: 1,
      page: maxRows + 1,
    });
    const [first] = docs;
    if (first) await remove(payload, { and: [where, { at: { less_than_equal: first.at } }] });
  }
}

async function remove({ db }: Payload, where: Where): Promise<void> {
  const { totalDocs } = await db.count({ collection: 'audit-log', where });
  if (totalDocs > 0) await db.deleteMany({ collection: 'audit-log', where });
}
