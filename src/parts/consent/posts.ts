import type { Payload } from 'payload';
import * as v from 'valibot';
import { definePost } from '../../posts/definePost.ts';

/** How long a proof may be asked for. */
const YEARS_KEPT = 3;

/** Records removed at most for each new one: more than come, so that none stay, and never a long wait. */
const REMOVED_AT_ONCE = 20;

const accepted = v.pipe(
  v.array(v.picklist(['necessary', 'analytics', 'advertising'])),
  v.maxLength(3),
  v.check((categories) => new Set(categories).size === categories.length),
);

/** Proof of a choice, with nothing that tells who made it: what else is said is dropped, and the choice kept. */
export const consents = definePost({
  path: '/wp-json/rihla/v1/consents',
  fields: {
    consentId: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    accepted,
    language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/)),
  },
  otherFields: 'dropped',
  rateLimit: { name: 'consents', max: 20 },
  // A choice is some 150 bytes.
  maxBytes: 1024,
  async handle(choice, { now, payload }) {
    await payload.create({ collection: 'consent-records', data: choice });
    await removeOldRecords(payload, now);
    return { kind: 'done' };
  },
});

async function removeOldRecords(payload: Payload, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setFullYear(limit.getFullYear() - YEARS_KEPT);
  const { docs } = await payload.find({
    collection: 'consent-records',
    where: { createdAt: { less_than: limit.toISOString() } },
    limit: REMOVED_AT_ONCE,
    pagination: false,
    depth: 0,
    select: {},
  });
  if (docs.length === 0) return;
  await payload.delete({ collection: 'consent-records', where: { id: { in: docs.map(({ id }) => id) } } });
}
