import { digitsOf } from '../../shared/formatLocales.ts';

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
  const digits = Number.isInteger(price) ? 0 : 2;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(digitsOf(locale), {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}
