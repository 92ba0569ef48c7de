import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, formatMoney, inUnits, isCurrency } from './money.ts';

test('whole amounts have no decimals, others have those of their currency', () => {
  expect(formatMoney(48_000, 'EUR', 'en')).toBe('€480');
  expect(formatMoney(48_050, 'EUR', 'en')).toBe('€480.50');
  expect(formatMoney(1_250_000, 'JPY', 'en')).toBe('¥1,250,000');
  expect(formatMoney(1_500, 'TND', 'en')).toContain('1.500');
  expect(formatMoney(48_000, 'EUR', 'fr').replace(/\s/g, ' ')).toBe('480 €');
});

test('decimals are those of the currency', () => {
  expect(['EUR', 'MAD', 'JPY', 'TND', 'nonsense'].map(decimalsOf)).toEqual([2, 2, 0, 3, 2]);
  expect(inUnits(4_800, 'JPY')).toBe(4_800);
  expect(inUnits(4_800, 'EUR')).toBe(48);
});

test('what is no currency is told apart, and shown as it is', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
  expect(formatMoney(48_000, 'shells', 'en')).toBe('480 shells');
});

test('any number and any text make a text', () => {
  fc.assert(
    fc.property(fc.double(), fc.string(), (minor, currency) => {
      expect(typeof formatMoney(minor, currency, 'en')).toBe('string');
    }),
  );
});
