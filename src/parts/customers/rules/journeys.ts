import { addDays } from '../../../shared/time/days.ts';
import { type Booking, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import type { OpenOrder } from '../../shop/orders/openOrder.ts';

/** Days for which orders stay in view after the last day of their tours: questions about photos, invoices and reviews follow. */
const RECENT_DAYS = 90;

/** Orders of a traveller, grouped for display. */
export interface Journeys {
  /** Upcoming ones, by first day ascending. */
  coming: OpenOrder[];
  /** Those whose last day is not long ago, newest first, including cancelled and expired ones. */
  past: OpenOrder[];
  /** Older ones, newest first. */
  earlier: OpenOrder[];
}

/** The same with the statements of upcoming orders, by id. */
export interface StatedJourneys extends Journeys {
  statements: ReadonlyMap<number, Statement>;
}

/** Groups orders into upcoming, past and earlier ones. */
export function journeysOf(orders: readonly OpenOrder[], now: Date): Journeys {
  const today = now.toISOString().slice(0, 10);
  const coming = orders.filter((order) => isComing(order, today, now));
  const over = orders.filter((order) => !coming.includes(order)).sort((a, b) => firstDay(b).localeCompare(firstDay(a)));
  const since = addDays(today, -RECENT_DAYS);
  const isRecent = ({ bookings }: OpenOrder) => bookings.some((booking) => lastDay(booking) >= since);
  return {
    coming: coming.sort((a, b) => firstDay(a).localeCompare(firstDay(b))),
    past: over.filter(isRecent),
    earlier: over.filter((order) => !isRecent(order)),
  };
}

/** Whether a tour of an order is still upcoming. */
function isComing({ bookings, status }: OpenOrder, today: string, now: Date): boolean {
  if (status !== 'PLACED' && status !== 'CONFIRMED') return false;
  return bookings.some((booking) => holdsSeats(statusAt(booking, now)) && lastDay(booking) >= today);
}

function lastDay({ end, start }: Booking): string {
  return end ?? start ?? '';
}

function firstDay({ bookings }: OpenOrder): string {
  return bookings.map(({ start = '' }) => start).sort()[0] ?? '';
}
