import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCart } from '../sampleCart.ts';
import { canRenew, cartTotals, firstEnd, linesAt, renewedEnd, travellersOf } from './cartLines.ts';
import { joinParties, readExtras, withinParty } from './lineAsked.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const line = (created: number, ends: number) => ({ createdAt: at(created), expiresAt: at(ends) });

test('splits live and expired lines by the clock, whatever their status', () => {
  const cart = sampleCart(NOW);
  const ids = (now: Date) =>
    Object.values(linesAt(cart, now)).map((lines) => lines.map(({ id }: { id: number }) => id));
  expect(ids(NOW)).toEqual([[1, 2], [3]]);
  expect(ids(new Date(at(24)))).toEqual([[2], [1, 3]]);
  const { live } = linesAt(cart, NOW);
  expect([travellersOf(live), firstEnd(live), firstEnd([])]).toEqual([6, at(24), undefined]);
});

test('ignores removed lines', () => {
  const [first] = sampleCart(NOW).bookings;
  if (!first) throw new Error('The sample has no lines.');
  expect(linesAt({ bookings: [{ ...first, status: 'CANCELLED' }] }, NOW)).toEqual({ live: [], ended: [] });
});

test.each([
  ['a new one', line(0, 30), at(30)],
  ['one of ten minutes', line(-10, 20), at(30)],
  ['one that may have ten more', line(-110, 5), at(10)],
  ['one that is held to the end already', line(-120, 15), at(15)],
])('the hold of %s ends at', (_, held, end) => {
  expect(renewedEnd(held, { minutes: 30, now: NOW })).toBe(end);
});

test('renewing never shortens a hold, nor extends it beyond two hours unless it was longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 0 }), fc.integer({ min: 1, max: 90 }), (created, ends) => {
      const end = renewedEnd(line(created, ends), { minutes: 30, now: NOW });
      expect(end >= at(ends)).toBe(true);
      expect(end <= at(Math.max(ends, created + 120))).toBe(true);
    }),
  );
});

test('offers renewal only where it gives more time', () => {
  const [first] = sampleCart(NOW).bookings;
  if (!first) throw new Error('The sample has no lines.');
  const offered = (created: number, ends: number) =>
    canRenew([{ ...first, ...line(created, ends) }], { minutes: 30, now: NOW });
  expect([offered(-10, 20), offered(0, 30), offered(-119, 1), canRenew([], { minutes: 30, now: NOW })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('totals lines, with a deposit where their tours have one', () => {
  const { live } = linesAt(sampleCart(NOW), NOW);
  const sums = (percent: number | undefined) => {
    const { deposit, total } = cartTotals(live, { balanceDays: 42, day: '2027-03-01', depositOf: () => percent });
    return [total, deposit];
  };
  expect([sums(undefined), sums(20)]).toEqual([
    [299_000, undefined],
    [299_000, 59_800],
  ]);
});

test.each([
  [['single'], ['2'], [{ code: 'single', count: 2 }]],
  [['single', 'day-3-1'], ['', ' 1 '], [{ code: 'day-3-1', count: 1 }]],
  [[], [], []],
  [['single'], [], undefined],
  [['single', 'single'], ['1', '1'], undefined],
  [['single'], ['-1'], undefined],
  [['single'], ['1.5'], undefined],
  [['single'], ['51'], undefined],
])('parses extras %j with counts %j as %j', (codes, counts, extras) => {
  expect(readExtras(codes, counts)).toEqual(extras);
});

test('parses or rejects any input as extras', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (codes, counts) => {
      const extras = readExtras(codes, counts);
      expect(extras?.every(({ count }) => Number.isInteger(count) && count > 0) ?? true).toBe(true);
    }),
  );
});

test('merges two parties', () => {
  expect(
    joinParties(
      { adults: 2, children: 0, extras: [{ code: 'single', count: 1 }] },
      {
        adults: 1,
        children: 1,
        extras: [
          { code: 'single', count: 1 },
          { code: 'day-3-1', count: 2 },
        ],
      },
    ),
  ).toEqual({
    adults: 3,
    children: 1,
    extras: [
      { code: 'single', count: 2 },
      { code: 'day-3-1', count: 2 },
    ],
  });
});

test('removing a traveller removes their extras', () => {
  const extras = [
    { code: 'single', count: 2 },
    { code: 'day-3-1', count: 1 },
  ];
  expect(withinParty({ adults: 1, children: 0, extras }).extras.map(({ count }) => count)).toEqual([1, 1]);
  expect(withinParty({ adults: 1, children: 1, extras }).extras).toEqual(extras);
});
