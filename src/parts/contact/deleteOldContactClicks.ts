import { deleteOldClicks } from '../../cms/database/counters/clickRows.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';

/** Scheduled job that deletes old click counts. */
export const deleteOldContactClicks: ScheduledJob = {
  name: 'contact-clicks',
  everyMs: 24 * 60 * 60_000,
  run: ({ now, payload }) => deleteOldClicks(payload, 'contact-clicks', now),
};
