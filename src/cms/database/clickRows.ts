import type { CollectionSlug, Payload } from 'payload';
import type { Quota } from './takeQuota.ts';

/** Counts of clicks are kept so long, in months: two years, and the month they are compared with. */
export const CLICKS_KEPT_MONTHS = 25;
/** After which whoever clicks too often is counted again. */
export const CLICK_WAIT_SECONDS = 3_600;

/** Clicks that are counted of a day: each may be a row of its own, for its page. */
export function clickQuota(name: string): Quota {
  return { name, perVisitor: 200, inAll: 20_000 };
}

/**
 * Removes counts of days that nobody compares with any more.
 * @param collection one with a field `day`, as `2026-05-01` in UTC
 */
export async function forgetClicks({ db }: Payload, collection: CollectionSlug, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - CLICKS_KEPT_MONTHS);
  const where = { day: { less_than: before.toISOString().slice(0, 10) } };
  const { totalDocs } = await db.count({ collection, where });
  if (totalDocs > 0) await db.deleteMany({ collection, where });
}
