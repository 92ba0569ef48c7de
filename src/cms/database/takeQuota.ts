import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { counterKey } from '../mail/mailboxKey.ts';
import { countUse } from './countUse.ts';
import { inTransaction } from './inTransaction.ts';

const A_DAY_MS = 24 * 60 * 60_000;

/** How much visitors may cause to be stored within a day: rows or bytes, whichever `amount` counts. */
export interface Quota {
  /** Tells quotas apart, as in `consent-records`. */
  name: string;
  /** Of one visitor; an office, a hotel or a mobile network may stand behind one address. */
  perVisitor: number;
  /** Of all visitors together; absent: as many as there are visitors. */
  inAll?: number;
}
export type QuotaLimit = 'visitor' | 'site';

/**
 * Takes from a daily quota, in the transaction of the request: it holds for all processes and outlasts a restart, and what is rolled back takes
 * nothing. A day begins with the first row and ends 24 hours later. Whoever is over should throw, so that the transaction stores nothing.
 * @param visitor as `PostContext.visitor`; kept as a keyed hash
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
  // Always in this order, so that no two transactions wait for each other.
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
 * Takes one row from a daily quota, in a transaction of its own: for rows that are written by one statement. That they are over is logged once
 * an hour.
 * @param visitor as `PostContext.visitor`
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

/** Under which key a visitor's share of a quota is counted; nothing about a person can be read in it. */
export function visitorQuotaKey(secret: string, name: string, visitor: string): string {
  return counterKey(secret, `quota-${name}`, visitor);
}

/** Under which key all visitors' share of a quota is counted. */
export function siteQuotaKey(name: string): string {
  return `quota-${name}`;
}
