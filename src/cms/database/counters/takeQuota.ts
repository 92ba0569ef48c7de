import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../transactions/inTransaction.ts';
import { counterKey } from './counterKey.ts';
import { countUse } from './countUse.ts';

const A_DAY_MS = 24 * 60 * 60_000;

/** Daily quota of what visitors may store: rows or bytes, whichever `amount` counts. */
export interface Quota {
  /** Name of the quota, as in `consent-records`. */
  name: string;
  /** Limit per visitor (IP address); an office, a hotel or a mobile network may share one. */
  perVisitor: number;
  /** Limit for all visitors together; absent: none. */
  inAll?: number;
}
export type QuotaLimit = 'visitor' | 'site';

/**
 * Takes from a daily quota within the request's transaction: it holds across processes and restarts, and a rollback
 * gives it back. The 24-hour window begins with the first row. The caller should throw when over the limit, so that the
 * transaction stores nothing.
 * @param visitor as `EndpointContext.visitor`; kept as a keyed hash
 * @param amount how much is stored now, a whole number
 * @param now epoch, ms
 * @returns the limit that is exceeded; undefined when it may be stored
 * @throws Error when the database cannot be written
 */
export async function takeQuota(
  req: PayloadRequest,
  { inAll, name, perVisitor }: Quota,
  { amount = 1, now, visitor }: { amount?: number; now: number; visitor: string },
): Promise<QuotaLimit | undefined> {
  const expires = now + A_DAY_MS;
  // Always in this order, so that two transactions cannot deadlock.
  if (
    (await countUse(req, { key: visitorQuotaKey(req.payload.secret, name, visitor), expires, amount }, now)) >
    perVisitor
  )
    return 'visitor';
  if (inAll !== undefined && (await countUse(req, { key: siteQuotaKey(name), expires, amount }, now)) > inAll)
    return 'site';
  return undefined;
}

const AN_HOUR_MS = 60 * 60_000;
const loggedAt = new WeakMap<Payload, Map<string, number>>();

/**
 * Takes one row from a daily quota in a transaction of its own: for rows written by a single statement. Logs an
 * exceeded limit once an hour.
 * @param visitor as `EndpointContext.visitor`
 * @returns whether the row may be stored
 * @throws Error when the database cannot be written
 */
export async function isWithinQuota(
  payload: Payload,
  quota: Quota,
  { now, visitor }: { now: Date; visitor: string },
): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const limit = await inTransaction(req, () => takeQuota(req, quota, { now: now.getTime(), visitor }));
  if (limit) logOver(payload, quota, limit, now.getTime());
  return !limit;
}

function logOver(payload: Payload, { name }: Quota, limit: QuotaLimit, now: number): void {
  const logged = loggedAt.get(payload) ?? new Map<string, number>();
  loggedAt.set(payload, logged);
  if (Math.abs(now - (logged.get(name) ?? Number.NEGATIVE_INFINITY)) < AN_HOUR_MS) return;
  logged.set(name, now);
  payload.logger.warn({
    limit,
    quota: name,
    msg: 'Rows of visitors are not stored any more today: there are too many.',
  });
}

/** Counter key of a visitor's share of a quota, without personal data (keyed hash). */
export function visitorQuotaKey(secret: string, name: string, visitor: string): string {
  return counterKey(secret, `quota-${name}`, visitor);
}

/** Counter key of all visitors' share of a quota. */
export function siteQuotaKey(name: string): string {
  return `quota-${name}`;
}
