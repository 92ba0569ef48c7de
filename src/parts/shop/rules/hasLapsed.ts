import { holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { heldWhilePaying } from './payingTime.ts';

/**
 * Whether the holds of an order to be paid have ended, even if that is not stored yet: it expires once the provider has said that nothing was paid.
 * A payment that still arrives books its places where they are free, and is given back otherwise.
 */
export function hasLapsed(
  { bookings, confirmBy, status }: Pick<OpenOrder, 'bookings' | 'confirmBy' | 'status'>,
  now: Date,
): boolean {
  if (status !== 'PLACED' || confirmBy !== undefined) return false;
  const statuses = bookings.map((booking) => statusAt(booking, now));
  return statuses.includes('EXPIRED') && !statuses.some(holdsSeats);
}

/** Whether beginning to pay a lapsed order holds its seats again where they are free: on the day after it was placed, as {@link heldWhilePaying} says. */
export function canPayLate({ createdAt, placedAt }: Pick<OpenOrder, 'createdAt' | 'placedAt'>, now: Date): boolean {
  return heldWhilePaying(placedAt ?? createdAt, now) > now;
}
