import { describe, expect, it, test } from 'vitest';
import { createTranslate } from '../../../shared/messages/index.ts';
import { readBooking } from '../../../tours/booking/booking.ts';
import { readOrder } from '../../../tours/booking/order.ts';
import { stateOrder } from '../../../tours/booking/statement.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { bookingsOf, formatOrder, formatUntil } from './formatOrder.ts';

const words = { t: createTranslate('en'), locale: 'en' } as const;
const PLACED_AT = '2026-11-23T10:00:00.000Z';

function orderOf(data: object, bookings: object[] = []): OpenOrder {
  const order = readOrder({
    id: 1,
    reference: 'K-1',
    status: 'CONFIRMED',
    placedAt: PLACED_AT,
    total: 100_000,
    ...data,
  });
  if (!order) throw new Error('It is no order.');
  const rows = bookings.flatMap((row) => readBooking({ status: 'CONFIRMED', items: [], ...row }) ?? []);
  return { ...order, expiresAt: undefined, bookings: rows, payments: [] };
}

const tell = (order: OpenOrder) =>
  formatOrder(
    order,
    stateOrder(order, { day: '2026-11-23', balanceDays: 42, tours: new Map(), calledOff: new Set() }),
    words,
  );
const PRICE = { label: 'In all', value: '€1,000' };

describe('amounts', () => {
  it.each([
    ['paid whole', { paid: 100_000 }, [PRICE, { label: 'Paid', value: '€1,000' }]],
    [
      'after a deposit',
      { paid: 20_000, balanceDue: '2027-03-01', method: 'stripe' },
      [PRICE, { label: 'Paid', value: '€200' }, { label: 'To be paid later', value: '€800', note: 'by 1 March 2027' }],
    ],
    ['on arrival', { method: 'arrival' }, [PRICE, { label: 'To be paid on arrival', value: '€1,000' }]],
    [
      'before a deposit',
      { status: 'PLACED', dueNow: 20_000, balanceDue: '2027-03-01' },
      [
        PRICE,
        { label: 'To be paid now', value: '€200' },
        { label: 'To be paid later', value: '€800', note: 'by 1 March 2027' },
      ],
    ],
    [
      'with something given back',
      { paid: 100_000, refunded: 30_000, status: 'CANCELLED' },
      [PRICE, { label: 'Paid', value: '€1,000' }, { label: 'Given back', value: '€300' }],
    ],
    [
      'with a promotion',
      { paid: 100_000, subtotal: 110_000, discount: 10_000, promotion: 'SPRING' },
      [
        { label: 'Price', value: '€1,100' },
        { label: 'Promotion SPRING', value: '−€100' },
        PRICE,
        { label: 'Paid', value: '€1,000' },
      ],
    ],
    [
      'with a promotion and what staff took off',
      {
        ...{ paid: 100_000, subtotal: 115_000, discount: 15_000, promotion: 'SPRING' },
        reductions: [
          { amount: 4_000, reason: 'Third journey' },
          { amount: 1_000, reason: '' },
        ],
      },
      [
        { label: 'Price', value: '€1,150' },
        { label: 'Promotion SPRING', value: '−€100' },
        { label: 'Taken off: Third journey', value: '−€40' },
        { label: 'Taken off', value: '−€10' },
        PRICE,
        { label: 'Paid', value: '€1,000' },
      ],
    ],
    [
      'in yen',
      { paid: 100_000, currency: 'JPY' },
      [
        { label: 'In all', value: '¥100,000' },
        { label: 'Paid', value: '¥100,000' },
      ],
    ],
  ])('%s', (_name, data, said) => {
    const { rows } = tell(orderOf(data)).statement;
    expect(rows.map(({ label, note, value }) => ({ label, value, ...(note && { note }) }))).toEqual(said);
  });
});

test('a refund is announced only when the terms give one of the amount paid', () => {
  const returned = (paid: number, refund: string) =>
    tell(orderOf({ status: 'CANCELLED', paid }, [{ status: 'CANCELLED', cancelledAt: PLACED_AT, refund }])).isReturned;
  expect(['FULL', 'PARTIAL', 'NONE'].map((refund) => returned(20_000, refund))).toEqual([true, true, false]);
  expect(returned(0, 'FULL')).toBe(false);
});

test('omits bookings removed from the cart, and removed by staff since', () => {
  const before = { cancelledAt: '2026-11-23T09:00:00.000Z', status: 'CANCELLED', tourTitle: 'out of the cart' };
  const after = { cancelledAt: '2026-11-24T09:00:00.000Z', status: 'CANCELLED', tourTitle: 'cancelled' };
  const titles = (order: OpenOrder) => bookingsOf(order).map(({ tourTitle }) => tourTitle);
  const kept = { tourTitle: 'kept' };
  expect(titles(orderOf({}, [before, after, kept]))).toEqual(['kept']);
  expect(titles(orderOf({ status: 'CANCELLED' }, [before, after]))).toEqual(['cancelled']);
  const expired = { status: 'EXPIRED', expiresAt: '2026-11-23T10:40:00.000Z', tourTitle: 'expired' };
  const old = { status: 'EXPIRED', expiresAt: '2026-11-23T09:40:00.000Z', tourTitle: 'old' };
  expect(titles(orderOf({ status: 'EXPIRED' }, [expired, old]))).toEqual(['expired']);
});

test('shows the refund by the terms after a payment', () => {
  const booking = { status: 'CANCELLED', cancelledAt: '2026-11-24T09:00:00.000Z', refund: 'PARTIAL' };
  const refund = (paid: number) => tell(orderOf({ status: 'CANCELLED', paid }, [booking])).journeys[0]?.refund;
  expect([refund(0), refund(20_000)]).toEqual([undefined, 'A part of it, by the terms of the journey']);
});

test.each([
  ['2026-11-23T14:05:59.000Z', '23 November 2026, 14:05 (UTC)'],
  ['soon', undefined],
  [undefined, undefined],
])('a hold until %s ends at %s', (expiresAt, said) => {
  expect(formatUntil(expiresAt, { ...words, timezone: undefined })).toBe(said);
});

test('end of a hold is formatted in the site’s time zone', () => {
  const until = (timezone: string) => formatUntil('2026-11-23T23:35:00.000Z', { ...words, timezone });
  expect(until('Europe/Paris')).toBe('24 November 2026, 00:35 (Paris time)');
  expect(until('-02:00')).toBe('23 November 2026, 21:35 (UTC−02:00)');
});
