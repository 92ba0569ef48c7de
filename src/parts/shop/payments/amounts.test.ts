import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountStep, fromPaypalAmount, fromStripeAmount, toPaypalAmount, toStripeAmount } from './amounts.ts';
import { PaymentError } from './port.ts';

const CURRENCIES = Intl.supportedValuesOf('currency');
/** An amount in steps. */
const steps = fc.integer({ min: 1, max: 100_000_000 });

test.each([
  ['EUR', 48_050, 48_050],
  ['JPY', 500, 500],
  // Zero-decimal everywhere but at Stripe.
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  ['HUF', 10, 1_000],
  ['IDR', 16_000, 1_600_000],
  ['TWD', 80_045, 80_045],
  ['KWD', 5_120, 5_120],
  ['MGA', 4_500, 4_500],
])('%s: %i is %i at Stripe', (currency, minor, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount);
  expect(fromStripeAmount(amount, currency)).toBe(minor);
});

test.each([
  ['EUR', 48_050, '480.50'],
  ['EUR', 5, '0.05'],
  ['USD', 48_000, '480'],
  ['JPY', 500, '500'],
  ['HUF', 500, '500'],
  ['TWD', 80_000, '800'],
])('%s: %i is %s at PayPal', (currency, minor, value) => {
  expect(toPaypalAmount(minor, currency)).toBe(value);
  expect(fromPaypalAmount(value, currency)).toBe(minor);
});

test('an amount that a provider does not take is refused before the request', () => {
  for (const take of [
    () => toStripeAmount(5_124, 'KWD'),
    () => toStripeAmount(0, 'EUR'),
    () => toStripeAmount(-100, 'EUR'),
    () => toStripeAmount(1.5, 'EUR'),
    () => toPaypalAmount(48_000, 'MAD'),
    () => toPaypalAmount(80_045, 'TWD'),
    () => toPaypalAmount(Number.NaN, 'EUR'),
  ]) {
    expect(take).toThrow(PaymentError);
    expect(take).toThrow(expect.objectContaining({ isFinal: true }));
  }
});

test('amounts of any currency survive the round trip', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), steps, (currency, count) => {
      const atStripe = count * (amountStep('stripe', currency) ?? 0);
      expect(Number.isInteger(toStripeAmount(atStripe, currency))).toBe(true);
      expect(fromStripeAmount(toStripeAmount(atStripe, currency), currency)).toBe(atStripe);
      const step = amountStep('paypal', currency);
      if (step === undefined) return;
      expect(fromPaypalAmount(toPaypalAmount(count * step, currency), currency)).toBe(count * step);
    }),
    { numRuns: 500 },
  );
});

test('trailing zeros do not change an amount', () => {
  expect(fromPaypalAmount('500.00', 'JPY')).toBe(500);
  expect(fromPaypalAmount('800.00', 'TWD')).toBe(80_000);
  expect(['', '-1.00', '1e3', '1.234', 'EUR'].map((value) => fromPaypalAmount(value, 'EUR'))).toEqual(
    Array(5).fill(undefined),
  );
});
