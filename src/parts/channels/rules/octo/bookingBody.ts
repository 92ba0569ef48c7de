import * as v from 'valibot';
import { isKeepableText } from '../../../../shared/text/isKeepableText.ts';
import type { BookingContact } from '../../../../tours/booking/booking.ts';
import { MAX_TRAVELLERS } from '../../../../tours/booking/booking.ts';
import { bad } from './question.ts';
import type { OctoError } from './types.ts';

const keepable = v.check((text: string) => isKeepableText(text), 'It holds characters that are none.');
const line = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most), keepable));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const uuid = v.optional(v.pipe(v.string(), v.uuid()));
const minutes = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)));

const contact = v.nullish(
  v.object({
    fullName: line(200),
    firstName: line(100),
    lastName: line(100),
    emailAddress: line(200),
    phoneNumber: line(60),
    locales: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40), keepable)), v.maxLength(10))),
    postalCode: line(40),
    country: line(60),
    notes: line(2000),
  }),
);
const unitItems = v.pipe(
  v.array(v.object({ uuid, unitId: id, resellerReference: line(100), contact })),
  v.minLength(1),
  v.maxLength(MAX_TRAVELLERS),
);
const facts = { contact, notes: line(2000), resellerReference: line(100) };

/** Request bodies by call; unknown fields are ignored, as the specification requires. */
const BODIES = {
  reserve: v.object({
    uuid,
    productId: id,
    optionId: id,
    availabilityId: id,
    expirationMinutes: minutes,
    unitItems,
    ...facts,
  }),
  change: v.object({
    productId: v.optional(id),
    optionId: v.optional(id),
    availabilityId: v.optional(id),
    expirationMinutes: minutes,
    unitItems: v.optional(unitItems),
    ...facts,
  }),
  confirm: v.object({ unitItems: v.optional(unitItems), ...facts }),
  extend: v.object({ expirationMinutes: minutes }),
  cancel: v.object({ reason: line(500) }),
};
type Bodies = typeof BODIES;
export type BodyOf<Name extends keyof Bodies> = v.InferOutput<Bodies[Name]>;

/**
 * Parses the body of a booking call.
 * @returns an OCTO error with the path of the fault where it is invalid
 */
export function readBody<Name extends keyof Bodies>(name: Name, body: string): BodyOf<Name> | OctoError {
  let sent: unknown;
  try {
    sent = JSON.parse(body || '{}');
  } catch {
    return bad('The body has to be a JSON object.');
  }
  const read = v.safeParse(BODIES[name], sent);
  if (read.success) return read.output as BodyOf<Name>;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  return bad(place ? `${place}: ${issue.message}` : 'The body has to be a JSON object.');
}

/** A contact without its empty fields. */
export function contactOf(sent: v.InferOutput<typeof contact>): BookingContact | undefined {
  if (!sent) return undefined;
  const filled = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(filled) as BookingContact;
}
