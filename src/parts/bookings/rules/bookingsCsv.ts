import { writeCsv } from '../../../shared/csv.ts';
import { moneyInput } from '../../../shared/money.ts';
import { BOOKING_SOURCES, BOOKING_STATUSES, type Booking, statusAt } from '../../../tours/booking/booking.ts';
import { REFUNDS } from '../../../tours/booking/refund.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';

/** A booking with further columns of its row. */
export interface CsvBooking extends Booking {
  tourTitle: string;
  partnerName: string;
}

/** Number of travellers of a unit. */
export function countUnit({ items }: Pick<Booking, 'items'>, unit: string): number {
  return items.filter(({ unitId }) => unitId === unit).length;
}

type Read = (booking: CsvBooking, now: Date) => string | number | undefined;

const COLUMNS: readonly (readonly [string, Read])[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', (booking, now) => BOOKING_STATUSES[statusAt(booking, now)]],
  ['Departure', ({ departure }) => departure],
  ['Tour', ({ tourTitle }) => tourTitle],
  ['First day', ({ start }) => start],
  ['Last day', ({ end }) => end],
  ['Name', ({ contact }) => contact.fullName],
  ['E-mail', ({ contact }) => contact.emailAddress],
  ['Phone', ({ contact }) => contact.phoneNumber],
  ['Adults', (booking) => countUnit(booking, ADULT)],
  ['Children', (booking) => countUnit(booking, CHILD)],
  ['Travellers', ({ items }) => items.length],
  ['Price', ({ currency, total }) => moneyInput(total, currency)],
  ['Currency', ({ currency }) => currency],
  ['Comes from', ({ source }) => BOOKING_SOURCES[source]],
  ['Partner', ({ partnerName }) => partnerName],
  ['Their reference', ({ resellerReference }) => resellerReference],
  ['Booked', ({ createdAt }) => createdAt],
  ['Held until', ({ expiresAt }) => expiresAt],
  ['Confirmed', ({ confirmedAt }) => confirmedAt],
  ['Cancelled', ({ cancelledAt }) => cancelledAt],
  ['Why', ({ cancelReason }) => cancelReason],
  ['By the terms', ({ refund }) => refund && REFUNDS[refund]],
  ['Given back', ({ currency, refundedAmount: sum }) => (sum === undefined ? undefined : moneyInput(sum, currency))],
  ['Given back on', ({ refundedAt }) => refundedAt],
  ['Notes', ({ notes }) => notes],
];

/**
 * Bookings as CSV. Amounts are in whole units beside their currency, moments are ISO 8601, in UTC. Text of travellers or partners never becomes a
 * formula.
 */
export function writeBookings(bookings: readonly CsvBooking[], now: Date): string {
  const rows = bookings.map((booking) => COLUMNS.map(([, read]) => read(booking, now) ?? ''));
  return writeCsv([COLUMNS.map(([name]) => name), ...rows]);
}
