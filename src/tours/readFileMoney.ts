import { decimalsOf, parseMoney } from '../shared/money.ts';
import { t } from '../shared/studioWords/t.ts';

/** An amount that was read from a file, in the smallest unit of its currency, or an error message for its author. */
export type FileMoney = { minor: number } | { says: string };

/** Thousands in groups of three, all with one sign between, then perhaps decimals: `1.290,00`, `1,290.00`, `12 900`. */
const GROUPED = /^(\d{1,3}([.,' ])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;
/** Decimals, or a thousand that a spreadsheet has cut: `1,10` of `1,100`. */
const CUT = /^([1-9]),(\d{1,2})$/;
/** Signs that one currency alone has, before or behind the amount. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };

/**
 * Reads an amount as spreadsheets write it. What has two meanings is refused in words, never guessed: `1,100` and `1.480` (a thousand, or
 * decimals), and `1,10`.
 * @param written in whole units, with or without the sign or the code of the currency
 * @param currency ISO 4217
 */
export function readFileMoney(written: string, currency: string): FileMoney {
  const amount = withoutCurrency(written, currency);
  const [, grouped, sign, point, decimals = ''] = GROUPED.exec(amount) ?? [];
  if (grouped && sign !== point) {
    const whole = grouped.replace(/\D/g, '');
    const isClear =
      point || !/[.,]/.test(sign ?? '') || grouped.split(sign ?? '').length > 2 || decimalsOf(currency) === 0;
    return isClear
      ? parse(decimals ? `${whole}.${decimals}` : whole, written, currency)
      : {
          says: t('“{written}” can be {whole}, or {decimal}. If it is {whole}, write it so, without a sign inside.', {
            written,
            whole,
            decimal: grouped.replace(',', '.'),
          }),
        };
  }
  const [, units, cut = ''] = CUT.exec(amount) ?? [];
  if (units && decimalsOf(currency) > 0)
    return {
      says: t(
        '“{written}” can be {decimal}, or {whole} of which the end is lost. Write {decimal}, or the whole number.',
        { written, decimal: `${units}.${cut}`, whole: `${units}${cut.padEnd(3, '0')}` },
      ),
    };
  return parse(amount, written, currency);
}

function parse(amount: string, written: string, currency: string): FileMoney {
  const minor = parseMoney(amount, currency);
  if (minor !== undefined) return { minor };
  const example = decimalsOf(currency) > 0 ? t('480 or 480.50') : '480';
  return {
    says: t('“{written}” is no price in {currency}. Write it as {example}, without the currency.', {
      written,
      currency,
      example,
    }),
  };
}

function withoutCurrency(written: string, currency: string): string {
  const amount = written.replace(/[\u00a0\u202f]/g, ' ').trim();
  const name = [currency, SIGNS[currency]].find((one) => one && (amount.startsWith(one) || amount.endsWith(one)));
  return name ? amount.replace(name, '').trim() : amount;
}
