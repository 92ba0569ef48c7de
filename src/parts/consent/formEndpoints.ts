import * as v from 'valibot';
import { isWithinQuota } from '../../cms/database/counters/takeQuota.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';

/**
 * Maximum number of proofs stored within a day: allows an office behind one IP address, and more visitors than such a site has. Beyond it,
 * choices are valid, but
 * not recorded.
 */
export const CONSENT_QUOTA = { name: 'consent-records', perVisitor: 100, inAll: 20_000 } as const;
const WAIT_SECONDS = 3_600;

const accepted = v.pipe(
  v.array(v.picklist(['necessary', 'analytics', 'advertising'])),
  v.maxLength(3),
  v.check((categories) => new Set(categories).size === categories.length),
);

/** Endpoint that records a choice without personal data: unknown fields are dropped, and the choice is kept. */
export const consents = defineFormEndpoint({
  path: '/wp-json/rihla/v1/consents',
  fields: {
    consentId: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    accepted,
    language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/)),
  },
  otherFields: 'dropped',
  rateLimit: { name: 'consents', max: 20 },
  // A choice has some 150 bytes.
  maxBytes: 1024,
  async handle(choice, { now, payload, visitor }) {
    if (!(await isWithinQuota(payload, CONSENT_QUOTA, { now, visitor })))
      return { kind: 'too-often', seconds: WAIT_SECONDS };
    await payload.create({ collection: 'consent-records', data: choice });
    return { kind: 'done' };
  },
});
