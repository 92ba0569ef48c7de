import type { RenderContext } from '../../render/context.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { formatNumber } from '../../shared/formatNumber.ts';
import { decimalsOf, formatMoney } from '../../shared/money.ts';
import { tourOf } from '../../tours/tour.ts';
import { DEFAULT_CURRENCY } from '../../tours/words.ts';

/** Smallest units per unit of money: amounts are formatted with their currency. */
const HUNDREDTHS = 100;

/** Number format of a range. */
export interface RangeNumbers {
  /** Such as `€1,700` for a price, `1,700` for others. */
  write(value: number): string;
  /** A number with a placeholder in place of its digits, for the browser: `€{value}`. */
  template: string;
  /** Factor between displayed and stored number; 1 for currencies with two decimals. */
  factor: number;
  /** The sign of the currency; empty for other ranges. */
  sign: string;
}

/** @param name the range: prices are amounts in the currency of the listed tours */
export function rangeNumbers(
  name: string,
  { list }: ListingRequest,
  { view: { locale } }: RenderContext,
): RangeNumbers {
  if (name !== 'price')
    return { write: (value) => formatNumber(value, locale), template: '{value}', factor: 1, sign: '' };
  const currency = list.docs.map((document) => tourOf(document)?.price.currency).find(Boolean) ?? DEFAULT_CURRENCY;
  const unit = 10 ** decimalsOf(currency);
  const template = formatMoney(unit, currency, locale).replace('1', '{value}');
  return {
    write: (value) => formatMoney(value * HUNDREDTHS, currency, locale),
    template,
    factor: HUNDREDTHS / unit,
    sign: template.replace('{value}', '').trim(),
  };
}
