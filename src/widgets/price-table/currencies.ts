import { digitsOf } from '../../shared/formatLocales.ts';
import { formatUnits } from '../../shared/money.ts';

/** Currencies for prices, by ISO 4217 code. */
export const CURRENCIES = {
  EUR: 'Euro',
  USD: 'US dollar',
  GBP: 'Pound sterling',
  MAD: 'Moroccan dirham',
  CAD: 'Canadian dollar',
  CHF: 'Swiss franc',
};

/** Formats a price by locale: without decimals where there are none. */
export function formatPrice(price: number, currency: keyof typeof CURRENCIES, locale: string): string {
  return formatUnits(price, currency, digitsOf(locale));
}
