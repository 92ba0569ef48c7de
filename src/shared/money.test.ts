import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, formatMoney, inUnits, isCurrency, moneyInput, parseMoney, showDeduction } from './money.ts';

test('formats whole amounts without decimals, others with those of their currency', () => {
  expect(formatMoney(48_000, 'EUR', 'en')).toBe('€480');
  expect(formatMoney(48_050, 'EUR', 'en')).toBe('€480.50');
  expect(formatMoney(1_250_000, 'JPY', 'en')).toBe('¥1,250,000');
  expect(formatMoney(1_500, 'TND', 'en')).toContain('1.500');
  expect(formatMoney(48_000, 'EUR', 'fr').replace(/\s/g, ' ')).toBe('480 €');
});

test('keeps Latin letters of a symbol and their sign together in right-to-left amounts', () => {
  expect(formatMoney(590_000, 'USD', 'ar')).toBe('\u200f5,900\u00a0US$\u200e');
  expect(formatMoney(590_050, 'GBP', 'ar')).toBe('\u200f5,900.50\u00a0UK£\u200e');
  for (const [currency, symbol] of [
    ['EUR', '€'],
    ['MAD', 'د.م.\u200f'],
    ['CHF', 'CHF'],
  ] as const)
    expect(formatMoney(100, currency, 'ar')).toBe(`\u200f1\u00a0${symbol}`);
  expect(formatMoney(100, 'CAD', 'en')).not.toMatch(/\u200e/);
});

test('knows the decimals of a currency', () => {
  expect(['EUR', 'MAD', 'JPY', 'TND', 'nonsense'].map(decimalsOf)).toEqual([2, 2, 0, 3, 2]);
  expect(inUnits(4_800, 'JPY')).toBe(4_800);
  expect(inUnits(4_800, 'EUR')).toBe(48);
});

test('shows an unknown currency as it is', () => {
  expect(['EUR', 'eur', 'EURO', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
  expect(formatMoney(48_000, 'shells', 'en')).toBe('480 shells');
});

test('formats any number and any text', () => {
  fc.assert(
    fc.property(fc.double(), fc.string(), (minor, currency) => {
      expect(typeof formatMoney(minor, currency, 'en')).toBe('string');
    }),
  );
});

test('parses amounts typed in whole units, with a point or a comma', () => {
  expect(['480', '480.5', '480,50', ' 1 '].map((typed) => parseMoney(typed, 'EUR'))).toEqual([
    48_000, 48_050, 48_050, 100,
  ]);
  expect(['', '-1', '1.234', '1,200.00', 'dear'].map((typed) => parseMoney(typed, 'EUR'))).toEqual(
    Array(5).fill(undefined),
  );
  expect(parseMoney('4800', 'JPY')).toBe(4800);
  expect(parseMoney('48.5', 'JPY')).toBeUndefined();
});

test('round-trips what is typed', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom('EUR', 'JPY', 'TND'), (minor, currency) => {
      expect(parseMoney(moneyInput(minor, currency), currency)).toBe(minor);
    }),
  );
});

test('a deduction has its sign before the digits, in Arabic too', () => {
  expect(showDeduction({ amount: 14_800, currency: 'EUR' }, 'en')).toBe('−€148');
  expect(showDeduction({ amount: 14_800, currency: 'EUR' }, 'ar')).toBe('\u200f\u200e−148\u00a0€');
});
