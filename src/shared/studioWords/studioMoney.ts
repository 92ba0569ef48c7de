import { digitsOf } from '../formatLocales.ts';
import { formatMoney } from '../money.ts';
import { studioLanguage } from './t.ts';

/** Formats an amount in the studio's language. @param minor in the smallest unit of the currency */
export function studioMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency, digitsOf(studioLanguage()));
}
