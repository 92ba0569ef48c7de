import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESERT_TOUR } from '../samples.ts';
import { type Tour, tourOf } from '../tour.ts';
import { BOOKING_STATUSES, type BookingStatus, holdUntil, mayBecome, readBooking, statusAt } from './booking.ts';
import { quote } from './quote.ts';
import { refundOn } from './refund.ts';

const DESERT = tourOf(DESERT_TOUR) as Tour;
const STATUSES = Object.keys(BOOKING_STATUSES) as BookingStatus[];
const NOW = new Date('2027-01-10T12:00:00Z');

describe('transitions between statuses', () => {
  test('are OCTO’s, and ended bookings stay ended', () => {
    const steps = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual(['ON_HOLD → CONFIRMED', 'ON_HOLD → EXPIRED', 'ON_HOLD → CANCELLED', 'CONFIRMED → CANCELLED']);
  });

  test('a hold expires at its exact time, before the job stores that', () => {
    const hold = { status: 'ON_HOLD', expiresAt: NOW.toISOString() } as const;
    expect(statusAt(hold, new Date(NOW.getTime() - 1))).toBe('ON_HOLD');
    expect(statusAt(hold, NOW)).toBe('EXPIRED');
    expect(statusAt({ ...hold, status: 'CONFIRMED' }, NOW)).toBe('CONFIRMED');
  });

  test.each([
    [undefined, 30],
    [5, 5],
    [0, 1],
    [-3, 1],
    [1440, 1440],
    [100_000, 1440],
  ])('a hold requested for %s minutes lasts %i', (asked, minutes) => {
    expect(holdUntil(NOW, asked).getTime() - NOW.getTime()).toBe(minutes * 60_000);
  });

  test('any stored value parses as booking, or as undefined', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...STATUSES, 'other'), (stored, status) => {
        const row = typeof stored === 'object' && stored !== null ? { ...stored, status } : stored;
        const booking = readBooking(row);
        if (booking) expect(STATUSES).toContain(booking.status);
      }),
    );
  });
});

describe('the price of a booking', () => {
  const departure = { price: undefined, start: '2027-10-08' };
  const price = { ...DESERT.price, from: 48_000, childFrom: 30_000, seasons: [], basis: 'person' as const };

  test('is the sum of its travellers’ prices', () => {
    expect(quote({ price }, departure, ['adult', 'adult', 'child'])).toEqual({
      currency: 'EUR',
      each: [48_000, 48_000, 30_000],
      total: 126_000,
    });
  });

  test('uses the table by party size where the tour is priced so', () => {
    const byParty = { ...price, parties: DESERT.price.parties, isByParty: true };
    expect(quote({ price: byParty }, departure, ['adult', 'adult'])).toMatchObject({ total: 138_000 });
    expect(quote({ price: byParty }, departure, ['adult', 'adult', 'child'])).toMatchObject({
      each: [56_000, 56_000, 30_000],
    });
    expect(quote({ price: DESERT.price }, { ...departure, start: '2027-02-01' }, ['adult', 'adult'])).toMatchObject({
      total: 96_000,
    });
  });

  test('prefers the departure’s price, then the season’s, then the tour’s', () => {
    const seasons = [{ title: 'Autumn', start: '2027-09-01', end: '2027-10-31', price: 50_000 }];
    expect(quote({ price: { ...price, seasons } }, departure, ['adult'])).toMatchObject({ total: 50_000 });
    expect(quote({ price: { ...price, seasons } }, { ...departure, price: 52_000 }, ['adult'])).toMatchObject({
      total: 52_000,
    });
  });

  test('is one for the whole group', () => {
    expect(quote({ price: { ...price, basis: 'group' } }, departure, ['adult', 'adult'])).toEqual({
      currency: 'EUR',
      each: [undefined, undefined],
      total: 48_000,
    });
  });

  test('is missing on request, and for units without a price', () => {
    expect(quote({ price: { ...price, from: undefined } }, departure, ['adult'])).toEqual({ isOnRequest: true });
    expect(quote({ price: { ...price, childFrom: undefined } }, departure, ['adult', 'child'])).toEqual({
      unknownUnit: 'child',
    });
    expect(quote({ price }, departure, ['constructor'])).toEqual({ unknownUnit: 'constructor' });
  });
});

test.each([
  ['2027-01-01', 'PARTIAL'],
  ['2027-08-09', 'PARTIAL'],
  ['2027-09-08', 'PARTIAL'],
  ['2027-09-09', 'NONE'],
  ['2027-10-08', 'NONE'],
])('cancelling on %s refunds: %s', (day, refund) => {
  const steps = [
    { days: 60, percent: 20 },
    { days: 30, percent: 50 },
  ];
  expect(refundOn(steps, '2027-10-08', day)).toBe(refund);
});

test('without terms everything is refunded until the day before; terms may refund everything, too', () => {
  expect(refundOn([], '2027-10-08', '2027-10-07')).toBe('FULL');
  expect(refundOn([], '2027-10-08', '2027-10-08')).toBe('NONE');
  expect(refundOn([{ days: 14, percent: 0 }], '2027-10-08', '2027-09-24')).toBe('FULL');
});
