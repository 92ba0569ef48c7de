import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { lockSubscriber } from './lockSubscriber.ts';
import { changedAt } from './rules/changedAt.ts';
import { type LinkPurpose, makeKey, readLink } from './rules/links.ts';
import { nextState, type SubscriberState } from './rules/states.ts';
import { sendWelcome } from './sendWelcome.ts';

/** Result of a link: `gone` when it has expired, was replaced, or its subscriber was deleted. */
export type FoundSubscriber = { kind: 'found'; subscriber: Subscriber } | { kind: 'gone' } | { kind: 'foreign' };

/** Finds the subscriber of a link, without changing anything. */
export async function findByLink(
  payload: Payload,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<FoundSubscriber> {
  const link = readLink(payload.secret, purpose, token, now.getTime());
  if (!link) return { kind: 'foreign' };
  if (link.isExpired) return { kind: 'gone' };
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { [purpose === 'confirm' ? 'askKey' : 'key']: { equals: link.key } },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  return docs[0] ? { kind: 'found', subscriber: docs[0] } : { kind: 'gone' };
}

/**
 * Confirms a subscription or unsubscribes, by a mailed link; idempotent.
 * @throws Error when the database cannot be written
 */
export async function changeByLink(
  payload: Payload,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<FoundSubscriber> {
  const found = await findByLink(payload, purpose, token, now);
  if (found.kind !== 'found') return found;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const row = await lockSubscriber(req, found.subscriber.id);
    // The link was used or replaced meanwhile.
    if (!row || (purpose === 'confirm' && row.askKey !== found.subscriber.askKey)) return { kind: 'gone' };
    const before = row.state as SubscriberState;
    const state = nextState(before, purpose) ?? before;
    if (state === before) return { kind: 'found', subscriber: row };
    const subscriber = await payload.update({
      collection: 'subscribers',
      id: row.id,
      // Invalidates earlier confirmation links, which must not subscribe again.
      data: { ...changedAt(row, state, now), ...(purpose === 'leave' && { askKey: makeKey() }) },
      depth: 0,
      showHiddenFields: true,
      req,
    });
    if (purpose === 'confirm') await sendWelcome(req, subscriber, now);
    return { kind: 'found', subscriber };
  });
}
