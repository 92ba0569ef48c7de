import { MOST_HOLD_MINUTES } from '../../../tours/booking/booking.ts';

/** Places of a placed order are held so long after a payment was begun, in minutes: longer than providers let travellers take. */
export const PAYING_MINUTES = 60;

/**
 * Until when the places of a placed order are held when its payment begins once more. Who begins again and again holds them for a day, and no longer.
 * @param placedAt moment, ISO 8601; undefined of an order whose places are booked, which are held by nothing
 */
export function heldWhilePaying(placedAt: string | undefined, now: Date): Date {
  const last = Date.parse(placedAt ?? '') + MOST_HOLD_MINUTES * 60_000;
  const next = now.getTime() + PAYING_MINUTES * 60_000;
  return new Date(Number.isNaN(last) ? next : Math.min(next, last));
}
