import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCode, readPromotion } from './findPromotion.ts';
import { type Promotion, type PromotionLine, validatePromotion } from './validatePromotion.ts';

const SPRING: Promotion = {
  code: 'SPRING-26',
  isOn: true,
  percent: 15,
  amount: undefined,
  currency: undefined,
  from: '2026-03-01',
  until: '2026-05-31',
  uses: 10,
  least: 50_000,
  forTours: [3],
};
const LINES: PromotionLine[] = [
  { tour: 3, total: 60_001 },
  { tour: 4, total: 40_000 },
];
const NOW = { day: '2026-04-01', uses: 9, currency: 'EUR' };

test('counts its own tours only, and rounds down', () => {
  expect(validatePromotion(SPRING, LINES, NOW)).toEqual({ kind: 'taken', discount: 9_000 });
  expect(validatePromotion({ ...SPRING, forTours: [] }, LINES, NOW)).toEqual({ kind: 'taken', discount: 15_000 });
});

test('an amount is in its own currency, and never exceeds the price', () => {
  const fifty = { ...SPRING, percent: undefined, amount: 70_000, currency: 'EUR' };
  expect(validatePromotion(fifty, LINES, NOW)).toEqual({ kind: 'taken', discount: 60_001 });
  expect(validatePromotion(fifty, LINES, { ...NOW, currency: 'MAD' })).toEqual({ kind: 'refused', reason: 'currency' });
});

describe('is refused', () => {
  test.each<[string, Partial<Promotion> | undefined, Partial<typeof NOW>]>([
    ['unknown', undefined, {}],
    ['unknown', { isOn: false }, {}],
    ['unknown', { percent: undefined }, {}],
    ['early', {}, { day: '2026-02-28' }],
    ['over', {}, { day: '2026-06-01' }],
    ['used', {}, { uses: 10 }],
    ['others', { forTours: [5] }, {}],
    ['least', { least: 60_002 }, {}],
  ])('as %s: %j %j', (reason, change, now) => {
    const promotion = change && { ...SPRING, ...change };
    expect(validatePromotion(promotion, LINES, { ...NOW, ...now })).toEqual({ kind: 'refused', reason });
  });

  test('applies to the days from first to last, inclusive', () => {
    for (const day of ['2026-03-01', '2026-05-31']) {
      expect(validatePromotion(SPRING, LINES, { ...NOW, day }).kind).toBe('taken');
    }
  });
});

test('a discount is never negative and never exceeds the price', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ tour: fc.constantFrom(1, 2, undefined), total: amounts }), { maxLength: 5 }),
      fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      fc.option(amounts, { nil: undefined }),
      fc.subarray([1, 2]),
      (lines, percent, amount, forTours) => {
        const judged = validatePromotion(
          { ...SPRING, percent, amount, forTours, currency: 'EUR', least: undefined },
          lines,
          NOW,
        );
        if (judged.kind === 'refused') return;
        const sum = lines.reduce((all, { total }) => all + total, 0);
        expect(Number.isSafeInteger(judged.discount)).toBe(true);
        expect(judged.discount).toBeGreaterThanOrEqual(0);
        expect(judged.discount).toBeLessThanOrEqual(percent ? (sum * percent) / 100 : sum);
      },
    ),
  );
});

test('a code is normalized; any stored row parses or is rejected', () => {
  expect(readCode(' spring-26 ')).toBe('SPRING-26');
  expect(readCode('ab')).toBeUndefined();
  expect(readCode("x' or 1=1")).toBeUndefined();
  expect(readCode(undefined)).toBeUndefined();
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const promotion = readPromotion(stored);
      expect(promotion === undefined || promotion.code.length > 0).toBe(true);
    }),
  );
  expect(
    readPromotion({ code: 'A-1', isOn: true, percent: 10, forTours: [3, { id: 4 }], from: 'never' }),
  ).toMatchObject({
    percent: 10,
    forTours: [3, 4],
    from: undefined,
  });
});
