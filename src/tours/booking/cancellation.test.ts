import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf, keptPercent, type OrderMoney, priceCancellation } from './cancellation.ts';

const STEPS = [
  { days: 30, percent: 0 },
  { days: 7, percent: 50 },
];

test.each([
  ['2027-03-01', 0],
  ['2027-04-20', 50],
  ['2027-04-28', 100],
  ['2027-05-02', 100],
])('cancelling on %s costs %i percent', (day, percent) => {
  expect(keptPercent(STEPS, '2027-05-01', day)).toBe(percent);
});

test('a tour without terms keeps nothing until the day before', () => {
  expect([keptPercent([], '2027-05-01', '2027-04-30'), keptPercent([], '2027-05-01', '2027-05-01')]).toEqual([0, 100]);
});

const order = (data: Partial<OrderMoney> = {}): OrderMoney => ({
  total: 96_000,
  discount: 0,
  paid: 96_000,
  refunded: 0,
  ...data,
});
const two = (keptPercent = 50) => [1, 2].map((id) => ({ id, total: 48_000, keptPercent }));

test('one of two bookings lowers the price and is refunded in part', () => {
  const cancelled = priceCancellation(order(), two(), new Set([1]), { kept: 0 });
  expect(cancelled).toMatchObject({ total: 72_000, subtotal: 72_000, discount: 0, back: 24_000, most: 48_000 });
  expect(cancelled.bookings).toEqual([{ id: 1, share: 48_000, fee: 24_000, refund: 'PARTIAL' }]);
});

test('unpaid amounts are not refunded, and an ended order owes nothing', () => {
  expect(priceCancellation(order({ paid: 0 }), two(), new Set([1, 2]), { kept: 0 })).toMatchObject({
    total: 0,
    back: 0,
  });
  const deposit = order({ paid: 30_000 });
  expect(priceCancellation(deposit, two(), new Set([1, 2]), { kept: 0 })).toMatchObject({ total: 30_000, back: 0 });
  expect(priceCancellation(deposit, two(0), new Set([1]), { kept: 0 })).toMatchObject({ total: 48_000, back: 0 });
});

test('staff override the refund, up to what was paid for it', () => {
  const all = priceCancellation(order(), two(), new Set([1]), { amount: 48_000, kept: 0 });
  expect(all).toMatchObject({ total: 48_000, back: 48_000, bookings: [{ fee: 0, refund: 'FULL' }] });
  const none = priceCancellation(order(), two(), new Set([1]), { amount: 0, kept: 0 });
  expect(none).toMatchObject({ total: 96_000, back: 0, bookings: [{ fee: 48_000, refund: 'NONE' }] });
  for (const amount of [48_001, -1, 0.5])
    expect(() => priceCancellation(order(), two(), new Set([1]), { amount, kept: 0 })).toThrow(RangeError);
});

test('a pending refund of an earlier cancellation is made once', () => {
  const owing = order({ total: 64_800 });
  expect(
    priceCancellation(owing, [{ id: 2, total: 48_000, keptPercent: 35 }], new Set([2]), { kept: 16_800 }),
  ).toMatchObject({
    ...{ back: 31_200, total: 33_600 },
  });
});

test('a discount is distributed over the bookings', () => {
  const reduced = order({ total: 86_400, discount: 9_600, paid: 86_400 });
  expect(priceCancellation(reduced, two(0), new Set([2]), { kept: 0 })).toMatchObject({
    ...{ total: 43_200, subtotal: 48_000, discount: 4_800, back: 43_200 },
  });
});

test('no cent is lost, created or charged twice by any cancellations in any order', () => {
  const line = fc.record({
    total: fc.integer({ min: 0, max: 500_000 }),
    keptPercent: fc.integer({ min: 0, max: 100 }),
  });
  const parts = fc.array(line, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      parts,
      fc.nat(100),
      fc.nat(100),
      fc.array(fc.nat(4)),
      fc.nat(100),
      (lines, off, paidPart, steps, wish) => {
        const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
        const discount = Math.floor((subtotal * off) / 100);
        let [total, refunded, kept] = [subtotal - discount, 0, 0];
        const paid = Math.floor((total * paidPart) / 100);
        let standing = lines.map((each, id) => ({ ...each, id }));
        for (const step of steps) {
          const leaving = standing[step % Math.max(1, standing.length)];
          if (!leaving) break;
          const money = { total, discount: 0, paid, refunded };
          const plan = priceCancellation(money, standing, new Set([leaving.id]), { kept });
          const isWished = wish % 3 === 0;
          const amount = Math.floor((plan.most * wish) / 100);
          const done = isWished ? priceCancellation(money, standing, new Set([leaving.id]), { amount, kept }) : plan;
          expect(done.back).toBe(isWished ? amount : plan.back);
          expect(done.total).toBe(done.subtotal - done.discount);
          expect(done.total).toBeLessThanOrEqual(total);
          expect(Math.min(done.total, done.discount, done.back)).toBeGreaterThanOrEqual(0);
          expect(done.back).toBeLessThanOrEqual(paid - refunded);
          // The refund is what was paid above the price, to the smallest unit.
          expect(creditOf({ paid, refunded, total: done.total })).toBe(done.back);
          const [gone] = done.bookings;
          expect((gone?.fee ?? -1) >= 0 && (gone?.fee ?? 0) <= (gone?.share ?? 0)).toBe(true);
          [total, refunded, kept] = [done.total, refunded + done.back, kept + (gone?.fee ?? 0)];
          standing = standing.filter(({ id }) => id !== leaving.id);
        }
        expect(paid - refunded).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
