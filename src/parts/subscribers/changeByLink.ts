import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../cms/database/inTransaction.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { lockSubscriber } from './lockSubscriber.ts';
import { changedAt } from './rules/changedAt.ts';
import { type LinkPurpose, makeKey, readLink } from './rules/links.ts';
import { nextState, type SubscriberState } from './rules/states.ts';
import { sendWelcome } from './sendWelcome.ts';

/** What a link leads to: `gone` when it has expired, was replaced, or whoever it was sent to is no longer known. */
export type Found = { kind: 'found'; subscriber: Subscriber } | { kind: 'gone' } | { kind: 'foreign' };

/** Whose link it is. Nothing is changed by looking. */
export async function findByLink(
  payload: Payload,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<Found> {
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
 * Does what a link is for. Doing it again changes nothing.
 * @throws Error when the database cannot be written
 */
export async function changeByLink(
  payload: Payload,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<Found> {
  const found = await findByLink(payload, purpose, token, now);
  if (found.kind !== 'found') return found;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const row = await lockSubscriber(req, found.subscriber.id);
    // Somebody was faster, and the link is worth nothing any more.
    if (!row || (purpose === 'confirm' && row.askKey !== found.subscriber.askKey)) return { kind: 'gone' };
    const before = row.state as SubscriberState;
    const state = nextState(before, purpose) ?? before;
    if (state === before) return { kind: 'found', subscriber: row };
    const subscriber = await payload.update({
      collection: 'subscribers',
      id: row.id,
      // A link from before somebody left must not bring them back.
      data: { ...changedAt(row, state, now), ...(purpose === 'leave' && { askKey: makeKey() }) },
      depth: 0,
      showHiddenFields: true,
      req,
    });
    if (purpose === 'confirm') await sendWelcome(req, subscriber, now);
    return { kind: 'found', subscriber };
  });
}
