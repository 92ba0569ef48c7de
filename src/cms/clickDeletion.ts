import type { CollectionSlug } from 'payload';
import { deleteOldClicks } from './database/counters/clickRows.ts';
import type { ScheduledJob } from './scheduler.ts';

/**
 * Scheduled job that deletes click counts older than the retention.
 * @param collection one with a field `day`, as `2026-05-01` in UTC
 */
export function clickDeletion(collection: CollectionSlug): ScheduledJob {
  return {
    name: collection,
    everyMs: 24 * 60 * 60_000,
    run: ({ now, payload }) => deleteOldClicks(payload, collection, now),
  };
}
