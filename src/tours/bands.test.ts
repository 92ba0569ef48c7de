import { expect, test } from 'vitest';
import { DURATION_BANDS, durationBand, MONTH_BANDS, PRICE_BANDS, priceBand } from './bands.ts';

test('a duration is in one band', () => {
  expect([1, 2, 3, 4, 7, 8, 14, 15, 400].map(durationBand)).toEqual([
    '1',
    '2-3',
    '2-3',
    '4-7',
    '4-7',
    '8-14',
    '8-14',
    '15-plus',
    '15-plus',
  ]);
  expect([undefined, 0, -3, Number.NaN].map(durationBand)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a price is in one band of its own currency, on a boundary in the higher one', () => {
  const euros = [0, 249.99, 250, 499.99, 500, 1000, 1999.99, 2000].map((units) => priceBand(units * 100, 'EUR'));
  expect(euros).toEqual([
    'under-250',
    'under-250',
    '250-500',
    '250-500',
    '500-1000',
    '1000-2000',
    '1000-2000',
    'over-2000',
  ]);
  expect(priceBand(480, 'JPY')).toBe('250-500');
  expect(priceBand(undefined, 'EUR')).toBeUndefined();
});

test('every band has a title and a URL-safe slug', () => {
  for (const { slug, title } of [...DURATION_BANDS, ...PRICE_BANDS, ...MONTH_BANDS]) {
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(title).not.toBe('');
  }
  expect(MONTH_BANDS).toHaveLength(12);
  expect(MONTH_BANDS[8]).toMatchObject({ slug: '09', title: 'September' });
  expect(MONTH_BANDS[8]?.titleIn('fr')).toBe('septembre');
});
