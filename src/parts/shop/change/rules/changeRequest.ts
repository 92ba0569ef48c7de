import * as v from 'valibot';
import { t } from '../../../../shared/studioWords/t.ts';
import { MAX_MONEY } from '../../../../tours/readValues.ts';
import { count, faultOf, id, PARTY, SIGNED } from '../../desk/rules/deskRequest.ts';

const CHANGED = {
  ...PARTY,
  booking: id,
  /** Fee of the change instead of the terms' fee, smallest unit; null: by the terms. */
  kept: v.nullish(count(MAX_MONEY)),
};

const ChangedParty = v.object(CHANGED);
const ChangeSchema = v.object({
  ...CHANGED,
  ...SIGNED,
  /** `updatedAt` of the booking when the page was opened. */
  version: v.pipe(v.string(), v.maxLength(40)),
  /** Whether the traveller gets a letter. */
  isTold: v.boolean(),
  /** Price of the order and refund that were shown, smallest unit. */
  seen: v.object({ total: count(MAX_MONEY), back: count(MAX_MONEY) }),
});

/** Date, travellers, extras and money of a changed booking. */
export type ChangeParty = v.InferOutput<typeof ChangedParty>;
/** A whole change of a booking. */
export type ChangeRequest = v.InferOutput<typeof ChangeSchema>;

/** Parses date, travellers, extras and money of a change; or returns an error message. */
export function readChangeParty(body: unknown): ChangeParty | string {
  const read = v.safeParse(ChangedParty, body);
  return read.success ? read.output : faultOf(read.issues);
}

/** Parses a whole change; or returns an error message. */
export function readChangeRequest(body: unknown): ChangeRequest | string {
  const read = v.safeParse(ChangeSchema, body);
  if (!read.success) return faultOf(read.issues);
  const { discount, kept, reason } = read.output;
  if (discount > 0 && !reason) return t('Say why something is taken off.');
  if (typeof kept === 'number' && !reason) return t('Say why another amount is kept.');
  return read.output;
}
