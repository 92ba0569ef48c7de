import { expect, test } from 'vitest';
import { type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { type OrderStatus, readOrder } from '../../../tours/booking/order.ts';
import type { OpenOrder } from '../../shop/orders/openOrder.ts';
import { journeysOf } from './journeys.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

function order(id: number, status: OrderStatus, ...bookings: Partial<Booking>[]): OpenOrder {
  const read = readOrder({ id, status });
  if (!read) throw new Error('No order.');
  const rows = bookings.flatMap((booking) => readBooking({ id, status: 'CONFIRMED', ...booking }) ?? []);
  return { ...read, expiresAt: undefined, bookings: rows, payments: [] };
}

const ids = (orders: readonly OpenOrder[]) => orders.map(({ id }) => id);

test('a tour is upcoming until its last day is over; the next one is first', () => {
  const { coming, past } = journeysOf(
    [
      order(1, 'CONFIRMED', { start: '2027-04-10', end: '2027-04-12' }),
      order(2, 'CONFIRMED', { start: '2026-11-20', end: '2026-11-23' }),
      order(3, 'CONFIRMED', { start: '2026-11-20', end: '2026-11-22' }),
      order(4, 'PLACED', {
        start: '2026-12-01',
        end: '2026-12-01',
        status: 'ON_HOLD',
        expiresAt: '2026-11-23T12:30:00Z',
      }),
    ],
    NOW,
  );
  expect([ids(coming), ids(past)]).toEqual([[2, 4, 1], [3]]);
});

test('cancelled and expired orders and bookings are not upcoming', () => {
  const days = { start: '2027-04-10', end: '2027-04-12' };
  const { coming, earlier, past } = journeysOf(
    [
      order(1, 'CANCELLED', days),
      order(2, 'EXPIRED', days),
      order(3, 'CONFIRMED', { ...days, status: 'CANCELLED' }),
      order(4, 'PLACED', { ...days, status: 'ON_HOLD', expiresAt: NOW.toISOString() }),
      order(5, 'CONFIRMED'),
      order(6, 'CONFIRMED', { ...days, status: 'CANCELLED' }, days),
    ],
    NOW,
  );
  expect([ids(coming), ids(past).sort(), ids(earlier)]).toEqual([[6], [1, 2, 3, 4], [5]]);
});

test('orders whose last day was more than 90 days ago are earlier ones, newest first', () => {
  const { coming, earlier, past } = journeysOf(
    [
      order(1, 'CONFIRMED', { start: '2025-03-01', end: '2025-03-04' }),
      order(2, 'CONFIRMED', { start: '2026-08-20', end: '2026-08-25' }),
      order(3, 'CONFIRMED', { start: '2026-08-20', end: '2026-08-24' }),
      order(4, 'CANCELLED', { start: '2026-05-01', end: '2026-05-04' }, { start: '2026-09-01', end: '2026-09-02' }),
      order(5, 'CONFIRMED', { start: '2025-06-01', end: '2025-06-04' }),
    ],
    NOW,
  );
  expect([ids(coming), ids(past), ids(earlier)]).toEqual([[], [2, 4], [3, 5, 1]]);
});
