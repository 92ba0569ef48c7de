import { decimalsOf, moneyInput, parseMoney } from '../../../shared/money.ts';
import { COMPANIES, PaymentError, type PaymentProviderName } from './port.ts';

/** Zero-decimal currencies of Stripe (docs.stripe.com/currencies#zero-decimal, without those of the special cases). */
const STRIPE_WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Two-decimal currencies whose decimals have to be `00` (docs.stripe.com/currencies#special-cases). HUF and TWD are special for payouts only. */
const STRIPE_WHOLE_IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Three-decimal currencies whose last decimal has to be 0 (docs.stripe.com/currencies#three-decimal). */
const STRIPE_THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Currencies of PayPal (developer.paypal.com/docs/api/reference/currency-codes). */
const PAYPAL_CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD THB TWD USD'.split(' '),
);
/** Those that PayPal takes without decimals. */
const PAYPAL_WHOLE = new Set(['HUF', 'JPY', 'TWD']);

/**
 * Rounding step of amounts: each has to be a multiple of it for the provider.
 * @param currency ISO 4217
 * @returns in the currency's smallest unit: 1 where any amount is allowed; undefined for a currency that the provider does not take
 */
export function amountStep(provider: PaymentProviderName, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  if (provider === 'paypal') {
    if (!PAYPAL_CURRENCIES.has(currency)) return undefined;
    return PAYPAL_WHOLE.has(currency) ? 10 ** decimals : 1;
  }
  if (STRIPE_WHOLE_IN_HUNDREDTHS.has(currency)) return 10 ** decimals;
  if (STRIPE_THOUSANDTHS.has(currency)) return 10;
  return 10 ** Math.max(0, decimals - stripeDecimals(currency));
}

/**
 * Converts an amount for Stripe.
 * @param minor smallest unit of the currency, above 0
 * @throws PaymentError for an amount that Stripe does not take
 */
export function toStripeAmount(minor: number, currency: string): number {
  checkStep('stripe', minor, currency);
  return scaled(minor, stripeDecimals(currency) - decimalsOf(currency));
}

/** Converts an amount from Stripe to the smallest unit of its currency, rounded down. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.floor(scaled(amount, decimalsOf(currency) - stripeDecimals(currency)));
}

/**
 * Converts an amount for PayPal, such as `480.50`.
 * @param minor smallest unit of the currency, above 0
 * @throws PaymentError for an amount that PayPal does not take
 */
export function toPaypalAmount(minor: number, currency: string): string {
  checkStep('paypal', minor, currency);
  return moneyInput(minor, currency);
}

/** Converts an amount from PayPal to the smallest unit of its currency; undefined for an invalid one. */
export function fromPaypalAmount(value: string, currency: string): number | undefined {
  return parseMoney(value.replace(/\.0+$/, ''), currency);
}

function stripeDecimals(currency: string): number {
  if (STRIPE_WHOLE.has(currency)) return 0;
  return STRIPE_THOUSANDTHS.has(currency) ? 3 : 2;
}

function scaled(amount: number, digits: number): number {
  return digits < 0 ? amount / 10 ** -digits : amount * 10 ** digits;
}

function checkStep(provider: PaymentProviderName, minor: number, currency: string): void {
  const step = amountStep(provider, currency);
  if (step === undefined)
    throw new PaymentError(provider, `${COMPANIES[provider]} takes no ${currency}.`, { isFinal: true });
  if (Number.isSafeInteger(minor) && minor > 0 && minor % step === 0) return;
  const steps = `whole multiples of ${moneyInput(step, currency)} ${currency}`;
  throw new PaymentError(provider, `${COMPANIES[provider]} takes ${steps}, not ${moneyInput(minor, currency)}.`, {
    isFinal: true,
  });
}
