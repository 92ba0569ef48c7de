import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { takeQuota } from '../../cms/database/counters/takeQuota.ts';
import { lockName } from '../../cms/database/locks/lockName.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { queueMail } from '../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { confirmSubscription } from '../../letters/subscription.ts';
import type { Evidence } from '../forms/protection/admit.ts';
import { checkSubmission } from '../forms/protection/checkSubmission.ts';
import { lockSubscriber } from './lockSubscriber.ts';
import { mayConfirm, withConfirmation } from './rules/confirmations.ts';
import { linkPath, makeKey } from './rules/links.ts';
import { nextState, type SubscriberState } from './rules/states.ts';
import { sendWelcome } from './sendWelcome.ts';

/** Maximum number of addresses stored within a day; mails to them have budgets of their own (`MAIL_BUDGET`). */
export const SUBSCRIBER_QUOTA = { name: 'subscribers', perVisitor: 50, inAll: 2_000 } as const;

/** Values of a subscribe form. */
export interface SubscriptionRequest {
  /** Folded by `foldAddress`. */
  email: string;
  name: string | undefined;
  consentText: string;
  consentVersion: string;
  /** Path of the page. */
  source: string | undefined;
  /** Title of the form. */
  form: string | undefined;
  /** As `EndpointContext.visitor`; not stored. */
  visitor: string;
}

/**
 * Stores a subscription request, and sends the confirmation mail (double opt-in). A current subscriber gets a mail that says so instead, so that
 * nobody waits in vain; both are limited per address. The caller gets the same result in all cases.
 * @throws Error when the database cannot be written
 */
export async function requestSubscription(
  payload: Payload,
  { visitor, ...asked }: SubscriptionRequest,
  evidence: Evidence,
  now: Date,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    const { isSpam } = await checkSubmission(req, evidence, { now: now.getTime() });
    if (isSpam) return;
    // The response is the same when the quota is used up.
    if (await takeQuota(req, SUBSCRIBER_QUOTA, { now: now.getTime(), visitor })) return;
    await lockName(req, `subscriber ${asked.email}`);
    const row = await noteAsked(req, asked, now);
    const sent = Array.isArray(row.confirmations) ? row.confirmations : [];
    if (!mayConfirm(sent, now.getTime())) return;
    const confirmations = withConfirmation(sent, now.getTime());
    await payload.update({ collection: 'subscribers', id: row.id, data: { confirmations }, depth: 0, req });
    if (row.state === 'subscribed') await sendWelcome(req, row, now, { purpose: 'subscription', visitor });
    else await sendQuestion(req, row, now, visitor);
  });
}

/** Normalizes an address for comparison: case-insensitive, as almost all mail servers are. */
export function foldAddress(email: string): string {
  return email.trim().toLowerCase();
}

async function noteAsked(
  req: PayloadRequest,
  { email, ...asked }: Omit<SubscriptionRequest, 'visitor'>,
  now: Date,
): Promise<Subscriber> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const known = docs[0] && (await lockSubscriber(req, docs[0].id));
  const before = known?.state as SubscriberState | undefined;
  const state = nextState(before, 'ask') ?? 'pending';
  // A form in a subscriber's name must not change the stored data.
  if (known && state === 'subscribed') return known;
  const isNewQuestion = before !== 'pending' || !known?.askKey;
  const data = {
    ...asked,
    state,
    askedAt: now.toISOString(),
    ...(isNewQuestion && { askKey: makeKey() }),
  };
  if (known)
    return payload.update({ collection: 'subscribers', id: known.id, data, depth: 0, showHiddenFields: true, req });
  return payload.create({
    collection: 'subscribers',
    data: { ...data, email, key: makeKey() },
    depth: 0,
    showHiddenFields: true,
    req,
  });
}

async function sendQuestion(req: PayloadRequest, row: Subscriber, now: Date, visitor: string): Promise<void> {
  const head = await readLetterhead(req);
  const { confirmText } = await req.payload.findGlobal({ slug: 'newsletter', depth: 0, req });
  const path = linkPath(req.payload.secret, 'confirm', row.askKey ?? '', now.getTime());
  const letter = await confirmSubscription(head, {
    url: `${head.url}${path}`,
    consentText: row.consentText ?? undefined,
    text: confirmText?.trim() || undefined,
  });
  const name = { key: `subscriber:${row.id}:confirm:${now.getTime()}`, about: `subscriber:${row.id}` };
  const stranger = { purpose: 'subscription' as const, visitor };
  await queueMail(req, { ...letter, to: row.email, isPrivate: true }, { ...name, stranger });
}
