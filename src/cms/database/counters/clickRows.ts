import type { CollectionSlug, Payload } from 'payload';
import type { Quota } from './takeQuota.ts';

/** Retention of click counts, in months: two years, and the month they are compared with. */
export const CLICKS_KEPT_MONTHS = 25;
/** Retry-After over the click limit, in seconds. */
export const CLICK_WAIT_SECONDS = 3_600;

/** Daily quota of counted clicks: each may insert a row of its own, for its page. */
export function clickQuota(name: string): Quota {
  return { name, perVisitor: 200, inAll: 20_000 };
}

/**
 * Deletes click counts older than the retention.
 * @param collection one with a field `day`, as `2026-05-01` in UTC
 */
export async function deleteOldClicks({ db }: Payload, collection: CollectionSlug, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - CLICKS_KEPT_MONTHS);
  const where = { day: { less_than: before.toISOString().slice(0, 10) } };
  const { totalDocs } = await db.count({ collection, where });
  if (totalDocs > 0) await db.deleteMany({ collection, where });
}
