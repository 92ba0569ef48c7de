import type { Payload, PayloadRequest } from 'payload';
import { counterKey } from '../../database/counters/counterKey.ts';
import { countUse, readUse } from '../../database/counters/countUse.ts';
import { normalizeMailbox } from './mailboxKey.ts';

const AN_HOUR_MS = 60 * 60_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/**
 * Rate limits of mails that strangers can cause to addresses that nobody has proven. The numbers are ours: a traveller who enquires twice,
 * books, subscribes and signs in a few times on one day gets all mails; a mailbox entered by a stranger gets no more than that.
 */
export const MAIL_BUDGET = {
  /** To one mailbox, however its address is spelt. */
  recipient: { max: 12, windowMs: A_DAY_MS },
  /** Caused by one visitor (IP address); an office may share one. */
  visitor: { max: 30, windowMs: A_DAY_MS },
  /** To all mailboxes of one registered domain, except those of the large providers. */
  domain: { max: 40, windowMs: A_DAY_MS },
  /** Of the whole site, for each purpose: limits an attack with many addresses, and letters of one purpose never stop those of another. */
  total: { max: 100, windowMs: AN_HOUR_MS },
} as const;
export type MailLimit = keyof typeof MAIL_BUDGET;

/** What a mail is caused by; each has the site's hourly budget to itself. */
export type MailPurpose = 'account' | 'booking' | 'enquiry' | 'subscription';

/** Budgets that other people can use up: an address that is known here is not refused by them. */
const SHARED: ReadonlySet<MailLimit> = new Set(['domain', 'total']);

/** Counter of the mails withheld within a day, shown to staff. */
export const HELD_BACK_KEY = 'mail-held-back';

/** Password-reset mails to one account of staff, whose address is proven, within an hour. */
export const RESETS_PER_ACCOUNT = { max: 5, windowMs: AN_HOUR_MS } as const;

/** A person not known to own the address that they typed. */
export interface Stranger {
  purpose: MailPurpose;
  /** As `EndpointContext.visitor`; a keyed hash of it where the mail is written later. */
  visitor?: string | undefined;
  /** The caller retries later when only the site's budget is used up: `MailDeferred` is thrown instead of holding the mail back. */
  waits?: boolean;
  /**
   * The address has proven itself before, as that of an account: the mail counts against all budgets, but those that other people can use up do not
   * hold it back.
   */
  isKnown?: boolean | undefined;
}

/**
 * Takes one mail from the budgets of its recipient, visitor, domain and site, in the transaction of the request: they hold for all processes and
 * outlast a restart. Mails over budget are counted for staff and logged once an hour.
 * @param address as `readAddress` returns it
 * @param now epoch, ms
 * @returns the budget that is used up; undefined when the mail may be sent
 * @throws Error when the database cannot be written
 */
export async function takeMailBudget(
  req: PayloadRequest,
  address: string,
  { isKnown = false, purpose, visitor }: Stranger,
  now: number,
): Promise<MailLimit | undefined> {
  const budgets = budgetsOf(req.payload, address, { purpose, visitor });
  const isBinding = (limit: MailLimit): boolean => !(isKnown && SHARED.has(limit));
  // The site's budget first: when one is used up, the mail does not count against the others.
  for (const { key, limit } of budgets.toReversed().filter(({ limit }) => isBinding(limit)))
    if ((await readUse(req.payload, key, now, req)) >= MAIL_BUDGET[limit].max) return holdBack(req, limit, now);
  for (const { key, limit } of budgets) {
    const { max, windowMs } = MAIL_BUDGET[limit];
    const isOver = (await countUse(req, { key, expires: now + windowMs }, now)) > max;
    if (isOver && isBinding(limit)) return holdBack(req, limit, now);
  }
  return undefined;
}

/**
 * Whether a budget that other people can use up holds mails to unknown addresses back now.
 * @param address as `readAddress` returns it
 * @param now epoch, ms
 */
export async function isSharedBudgetUsedUp(
  req: PayloadRequest,
  address: string,
  purpose: MailPurpose,
  now: number,
): Promise<boolean> {
  for (const { key, limit } of budgetsOf(req.payload, address, { purpose }))
    if (SHARED.has(limit) && (await readUse(req.payload, key, now, req)) >= MAIL_BUDGET[limit].max) return true;
  return false;
}

/** The counters that a mail spends, in a fixed lock order, so that transactions cannot deadlock. */
function budgetsOf(
  { secret }: Payload,
  address: string,
  { purpose, visitor }: Pick<Stranger, 'purpose' | 'visitor'>,
): { limit: MailLimit; key: string }[] {
  const { mailbox, organisation } = normalizeMailbox(address);
  const counted: [MailLimit, string | undefined][] = [
    ['recipient', mailbox],
    ['visitor', visitor],
    ['domain', organisation],
    ['total', purpose],
  ];
  return counted.flatMap(([limit, of]) =>
    of === undefined ? [] : [{ limit, key: counterKey(secret, `mail-${limit}`, of) }],
  );
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
