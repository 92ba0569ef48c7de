import { decimalsOf, moneyInput, parseMoney } from '../../../shared/money.ts';
import { COMPANIES, PaymentFault, type PaymentProviderName } from './port.ts';

/** Written without decimals (docs.stripe.com/currencies#zero-decimal, without those of the special cases). */
const STRIPE_WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Written with two decimals, which have to be `00` (docs.stripe.com/currencies#special-cases). HUF and TWD are special for payouts alone. */
const STRIPE_WHOLE_IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Written with three decimals, of which the last has to be 0 (docs.stripe.com/currencies#three-decimal). */
const STRIPE_THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** What PayPal takes (developer.paypal.com/docs/api/reference/currency-codes). */
const PAYPAL_CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD THB TWD USD'.split(' '),
);
/** Of those, what it takes without decimals. */
const PAYPAL_WHOLE = new Set(['HUF', 'JPY', 'TWD']);

/**
 * What every amount in a currency has to be a multiple of for a provider to take it.
 * @param currency ISO 4217
 * @returns in the currency's smallest unit: 1 where any amount will do; undefined for a currency that the provider is known not to take
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
 * An amount as Stripe wants it.
 * @param minor smallest unit of the currency, above 0
 * @throws PaymentFault for one that it does not take
 */
export function toStripeAmount(minor: number, currency: string): number {
  checkStep('stripe', minor, currency);
  return scaled(minor, stripeDecimals(currency) - decimalsOf(currency));
}

/** An amount of Stripe's in the smallest unit of its currency; what is left of a unit is not counted. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.floor(scaled(amount, decimalsOf(currency) - stripeDecimals(currency)));
}

/**
 * An amount as PayPal wants it, such as `480.50`.
 * @param minor smallest unit of the currency, above 0
 * @throws PaymentFault for one that it does not take
 */
export function toPaypalAmount(minor: number, currency: string): string {
  checkStep('paypal', minor, currency);
  return moneyInput(minor, currency);
}

/** An amount of PayPal's in the smallest unit of its currency; undefined for what is none. */
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
    throw new PaymentFault(provider, `${COMPANIES[provider]} takes no ${currency}.`, { isFinal: true });
  if (Number.isSafeInteger(minor) && minor > 0 && minor % step === 0) return;
  const steps = `whole multiples of ${moneyInput(step, currency)} ${currency}`;
  throw new PaymentFault(provider, `${COMPANIES[provider]} takes ${steps}, not ${moneyInput(minor, currency)}.`, {
    isFinal: true,
  });
}
