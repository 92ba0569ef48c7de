import { holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { heldWhilePaying } from './payingTime.ts';

/**
 * Whether the holds of an unpaid order have expired, even if its status does not say so yet: it expires once the provider reports no payment. A
 * late payment books the seats when they are available, and is refunded otherwise.
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
