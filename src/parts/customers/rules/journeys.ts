import { type Booking, holdsPlaces, statusAt } from '../../../tours/booking/booking.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import type { OpenOrder } from '../../shop/openOrder.ts';

/** The orders of a traveller as they are shown. */
export interface Journeys {
  /** The one that sets out first, first. */
  coming: OpenOrder[];
  /** The newest first, with what was cancelled or has ended. */
  past: OpenOrder[];
}

/** The same, with what orders of coming journeys come to, by their ids. */
export interface StatedJourneys extends Journeys {
  statements: ReadonlyMap<number, Statement>;
}

/** Sorts orders by whether somebody still travels on them. */
export function journeysOf(orders: readonly OpenOrder[], now: Date): Journeys {
  const today = now.toISOString().slice(0, 10);
  const coming = orders.filter((order) => isComing(order, today, now));
  return {
    coming: coming.sort((a, b) => firstDay(a).localeCompare(firstDay(b))),
    past: orders.filter((order) => !coming.includes(order)).sort((a, b) => firstDay(b).localeCompare(firstDay(a))),
  };
}

/** Whether a journey of an order is still to come. */
function isComing({ bookings, status }: OpenOrder, today: string, now: Date): boolean {
  if (status !== 'PLACED' && status !== 'CONFIRMED') return false;
  return bookings.some((booking) => holdsPlaces(statusAt(booking, now)) && lastDay(booking) >= today);
}

function lastDay({ end, start }: Booking): string {
  return end ?? start ?? '';
}

function firstDay({ bookings }: OpenOrder): string {
  return bookings.map(({ start = '' }) => start).sort()[0] ?? '';
}
