import { expect, test } from 'vitest';
import type { RenderContext } from '../../render/context.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { formatMoney } from '../../shared/money.ts';
import { rangeNumbers } from './rangeNumbers.ts';

const numbersOf = (name: string, currency: string, locale: string) =>
  rangeNumbers(
    name,
    { list: { docs: [{ collection: 'tours', details: { price: { currency } } }] } } as unknown as ListingRequest,
    { view: { locale } } as RenderContext,
  );

test.each([
  ['EUR', 'en', '€{value}', '€'],
  ['EUR', 'fr', '{value}\u00a0€', '€'],
  ['MAD', 'en', 'MAD\u00a0{value}', 'MAD'],
  ['JPY', 'en', '¥{value}', '¥'],
])('prices in %s on a page in %s are written like all amounts', (currency, locale, template, sign) => {
  const numbers = numbersOf('price', currency, locale);
  expect(numbers.write(1700)).toBe(formatMoney(170_000, currency, locale));
  expect(numbers).toMatchObject({ template, sign });
  // The browser formats the same as the server.
  const digits = (1700 * numbers.factor).toLocaleString(locale);
  expect(numbers.template.replace('{value}', digits)).toBe(numbers.write(1700));
});

test('other numbers have no currency', () => {
  expect(numbersOf('days', 'EUR', 'en')).toMatchObject({ template: '{value}', factor: 1, sign: '' });
});
