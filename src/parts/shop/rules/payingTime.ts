import { MAX_HOLD_MINUTES } from '../../../tours/booking/booking.ts';

/** Minutes for which seats are held after the start of a payment: longer than any provider's session. */
export const PAYING_MINUTES = 60;

/**
 * End of the holds of a placed order when its payment begins again. Repeated payments hold them for a day at most.
 * @param placedAt moment, ISO 8601; undefined for a booked order, which has no holds
 */
export function heldWhilePaying(placedAt: string | undefined, now: Date): Date {
  const last = Date.parse(placedAt ?? '') + MAX_HOLD_MINUTES * 60_000;
  const next = now.getTime() + PAYING_MINUTES * 60_000;
  return new Date(Number.isNaN(last) ? next : Math.min(next, last));
}
