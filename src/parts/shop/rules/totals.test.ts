import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TotalLine, totalsOf } from './totals.ts';

const TERMS = { balanceDays: 42, day: '2027-01-01', discount: 0, plan: 'deposit' } as const;
const far: TotalLine = { total: 100_001, start: '2027-06-01', deposit: 20 };
const near: TotalLine = { total: 50_000, start: '2027-02-01', deposit: 20 };

it('totalsOf asks for the deposit of distant tours, and for the full price of near ones', () => {
  expect(totalsOf([far, near], TERMS)).toEqual({
    subtotal: 150_001,
    discount: 0,
    total: 150_001,
    deposit: 70_001,
    dueNow: 70_001,
    balanceDue: '2027-04-20',
  });
});

it.each([
  ['by choice', [far], { plan: 'full' }, { dueNow: 100_001, deposit: 20_001, balanceDue: undefined }],
  ['of a journey without a deposit', [{ ...far, deposit: undefined }], {}, { dueNow: 100_001, deposit: undefined }],
  ['of a deposit of nothing', [{ ...far, deposit: 0 }], {}, { dueNow: 100_001, deposit: undefined }],
  ['of a deposit that is everything', [{ ...far, deposit: 100 }], {}, { dueNow: 100_001, deposit: undefined }],
  ['on the day on which the rest would be due', [far], { day: '2027-04-20' }, { dueNow: 100_001 }],
  ['the day before', [far], { day: '2027-04-19' }, { dueNow: 20_001 }],
  ['less a promotion', [far], { discount: 10_001 }, { total: 90_000, dueNow: 18_001, discount: 10_001 }],
  [
    'nothing, where the promotion is more than the price',
    [near],
    { discount: 99_999 },
    { total: 0, dueNow: 0, discount: 50_000 },
  ],
] as const)('totalsOf asks for the full price %s', (_name, lines, terms, expected) => {
  expect(totalsOf(lines, { ...TERMS, ...terms })).toMatchObject(expected);
});

it('totalsOf gives whole amounts that add up', () => {
  const line = fc.record({
    total: fc.integer({ min: 0, max: 10_000_000 }),
    start: fc.option(fc.constantFrom('2027-01-15', '2027-06-01', 'soon'), { nil: undefined }),
    deposit: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.nat(20_000_000),
      fc.constantFrom('full', 'deposit'),
      (lines, discount, plan) => {
        const totals = totalsOf(lines, { ...TERMS, discount, plan });
        expect(totals.subtotal - totals.discount).toBe(totals.total);
        expect(Number.isInteger(totals.dueNow)).toBe(true);
        expect(totals.dueNow > 0 || totals.total === 0).toBe(true);
        expect(totals.dueNow).toBeLessThanOrEqual(totals.total);
        expect(totals.balanceDue === undefined).toBe(totals.dueNow === totals.total);
        if (plan === 'full') expect(totals.dueNow).toBe(totals.total);
      },
    ),
  );
});
