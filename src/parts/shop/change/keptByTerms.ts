import type { Payload, PayloadRequest } from 'payload';
import type { Booking } from '../../../tours/booking/booking.ts';
import { percentsOf } from '../cancel/planCancellation.ts';

/** Cancellation fee by the terms, of travellers removed from an active booking; smallest unit. */
export interface TermsKept {
  amount: number;
  /** Amount on which it is charged, and percent. */
  of: number;
  percent: number;
}

/**
 * Cancellation fee by the tour's terms, of the removed travellers: today's cancellation percentage of the decrease in price. A change of
 * date, and a hold, cost nothing; if others move at the same time, the decrease counts up to the removed travellers' share of the price.
 */
export async function keptByTerms(
  reader: { payload: Payload; req: PayloadRequest },
  before: Booking,
  after: Booking,
): Promise<TermsKept> {
  const leaving = before.items.length - after.items.length;
  const fall = before.total - after.total;
  if (before.status !== 'CONFIRMED' || leaving <= 0 || fall <= 0) return { amount: 0, of: 0, percent: 0 };
  const share = Math.floor((before.total * leaving) / before.items.length);
  const of = before.departure === after.departure ? fall : Math.min(fall, share);
  const [percent = 0] = await percentsOf(reader, [before]);
  return { amount: Math.floor((of * percent) / 100), of, percent };
}
