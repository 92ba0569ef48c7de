import type { Payload, PayloadRequest } from 'payload';
import { countUse, readUse } from '../database/countUse.ts';
import { counterKey, foldMailbox } from './mailboxKey.ts';

const AN_HOUR_MS = 60 * 60_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/**
 * Mails that strangers can cause to addresses that nobody has proven. Ours: a traveller who enquires twice, books, subscribes and signs in some
 * times on one day gets all of theirs; a mailbox that somebody else chose gets no more than that.
 */
export const MAIL_BUDGET = {
  /** To one mailbox, however its address is spelt. */
  recipient: { max: 12, windowMs: A_DAY_MS },
  /** Caused by one visitor; an office may stand behind one address. */
  visitor: { max: 30, windowMs: A_DAY_MS },
  /** To all mailboxes of one registered domain, but for those of the large providers. */
  domain: { max: 40, windowMs: A_DAY_MS },
  /** Of the whole site: what is left to a crowd of addresses. */
  total: { max: 150, windowMs: AN_HOUR_MS },
} as const;
export type MailLimit = keyof typeof MAIL_BUDGET;

/** How many mails were held back within a day, for staff. */
export const HELD_BACK_KEY = 'mail-held-back';

/** Links to a new password that are mailed to one account of staff, who have proven their address, within an hour. */
export const RESETS_PER_ACCOUNT = { max: 5, windowMs: AN_HOUR_MS } as const;

/** Somebody who is not known to be the owner of the address that they typed. */
export interface Stranger {
  /** As `EndpointContext.visitor`; a keyed hash of it where the mail is written later. */
  visitor?: string | undefined;
  /** Whoever queues it tries again later where only the site's budget is used up: `MailDeferred` is thrown in place of holding it back. */
  waits?: boolean;
}

/**
 * Spends one mail of the budgets of its recipient, of whoever causes it, of the domain and of the site, in the transaction of the request: they
 * hold for all processes and outlast a restart. Whatever is over budget is counted for staff and logged once an hour.
 * @param address as `readAddress` gives it
 * @param now epoch, ms
 * @returns the budget that is used up; undefined when the mail may be sent
 * @throws Error when the database cannot be written
 */
export async function takeMailBudget(
  req: PayloadRequest,
  address: string,
  { visitor }: Stranger,
  now: number,
): Promise<MailLimit | undefined> {
  const { mailbox, organisation } = foldMailbox(address);
  // Always in this order, so that no two transactions wait for each other.
  const counted: [MailLimit, string | undefined][] = [
    ['recipient', mailbox],
    ['visitor', visitor],
    ['domain', organisation],
    ['total', 'site'],
  ];
  const budgets = counted.flatMap(([limit, of]) =>
    of === undefined ? [] : [{ limit, key: counterKey(req.payload.secret, `mail-${limit}`, of) }],
  );
  // First the site's: where one is used up already, the mail spends nothing of the others.
  for (const { key, limit } of budgets.toReversed())
    if ((await readUse(req.payload, key, now, req)) >= MAIL_BUDGET[limit].max) return holdBack(req, limit, now);
  for (const { key, limit } of budgets) {
    const { max, windowMs } = MAIL_BUDGET[limit];
    if ((await countUse(req, { key, expires: now + windowMs }, now)) > max) return holdBack(req, limit, now);
  }
  return undefined;
}

async function holdBack(req: PayloadRequest, limit: MailLimit, now: number): Promise<MailLimit> {
  await countUse(req, { key: HELD_BACK_KEY, expires: now + A_DAY_MS }, now);
  logHeldBack(req, limit, now);
  return limit;
}

const loggedAt = new WeakMap<Payload, Map<MailLimit, number>>();

function logHeldBack({ payload }: PayloadRequest, limit: MailLimit, now: number): void {
  const logged = loggedAt.get(payload) ?? new Map<MailLimit, number>();
  if (Math.abs(now - (logged.get(limit) ?? Number.NEGATIVE_INFINITY)) < AN_HOUR_MS) return;
  loggedAt.set(payload, logged.set(limit, now));
  const { max } = MAIL_BUDGET[limit];
  payload.logger.warn({
    limit,
    msg: `Mails to unproven addresses are held back: more than ${max} for one ${limit}. What they were about is stored.`,
  });
}
