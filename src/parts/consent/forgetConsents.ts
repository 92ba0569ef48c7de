import type { ScheduledJob } from '../../cms/scheduler.ts';

/** How long a proof may be asked for. */
const YEARS_KEPT = 3;

/** Removes proofs that nobody may ask for any more. */
export const forgetConsents: ScheduledJob = {
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
