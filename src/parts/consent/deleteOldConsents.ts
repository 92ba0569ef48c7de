import type { ScheduledJob } from '../../cms/scheduler.ts';

/** Retention of proofs of consent. */
const YEARS_KEPT = 3;

/** Scheduled job that deletes old proofs of consent. */
export const deleteOldConsents: ScheduledJob = {
  name: 'consents',
  everyMs: 60 * 60_000,
  async run({ now, payload: { db } }) {
    const before = new Date(now);
    before.setFullYear(before.getFullYear() - YEARS_KEPT);
    const collection = 'consent-records';
    const where = { createdAt: { less_than: before.toISOString() } };
    const { totalDocs } = await db.count({ collection, where });
    if (totalDocs > 0) await db.deleteMany({ collection, where });
  },
};
