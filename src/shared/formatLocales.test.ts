import { expect, test } from 'vitest';
import { digitsOf, regionOf } from './formatLocales.ts';
import { formatNumber } from './formatNumber.ts';
import { formatMoney } from './money.ts';
import { formatDate, formatShortDate } from './time/dates.ts';

test.each([
  ['en', 'en', 'en-GB'],
  ['fr', 'fr', 'fr'],
  ['ar', 'ar-u-nu-latn', 'ar-u-nu-latn'],
])('%s is formatted as %s, dates and lists as %s', (locale, digits, region) => {
  expect([digitsOf(locale), regionOf(locale)]).toEqual([digits, region]);
});

test('Arabic has the digits 1 2 3 in numbers, money and dates, and months by name', () => {
  expect(formatNumber(12_400, 'ar')).toBe('12,400');
  expect(formatMoney(48_000, 'EUR', 'ar')).toContain('480');
  expect(formatDate('2026-03-14T10:00:00Z', 'ar')).toBe('14 مارس 2026');
  expect(formatShortDate('2026-03-14', 'ar')).toBe('14 مارس 2026');
});
