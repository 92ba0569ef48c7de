import { type BookedExtra, priceOfExtras } from '../../../tours/booking/extras.ts';
import { quote } from '../../../tours/booking/quote.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';

/** What a tour costs whoever travels, as far as its form has to know. Amounts in the smallest unit. */
export interface BookPrice {
  /** ISO 4217. */
  currency: string;
  /** One price for all who travel together. */
  isPerBooking: boolean;
  /** Of each child; absent where the tour has no price for children. */
  child?: number;
}

/** What is chosen in the form. */
export interface Chosen {
  /** The price of the dates that are chosen. */
  adult: number | undefined;
  adults: number;
  children: number;
  extras: readonly Pick<BookedExtra, 'count' | 'price'>[];
}

/**
 * What it comes to, by the very rules by which the server charges it.
 * @returns smallest unit; undefined where no dates are chosen or nobody travels
 */
export function totalOf({ child, currency, isPerBooking }: BookPrice, chosen: Chosen): number | undefined {
  const { adult, adults, children, extras } = chosen;
  if (adult === undefined || adults + children < 1) return undefined;
  const units = [...Array<string>(adults).fill(ADULT), ...Array<string>(children).fill(CHILD)];
  const price = {
    currency,
    basis: isPerBooking ? ('group' as const) : ('person' as const),
    from: undefined,
    childFrom: child,
    singleSupplement: undefined,
    deposit: undefined,
    note: undefined,
    seasons: [],
    parties: [],
  };
  const quoted = quote({ price }, { price: adult, start: '' }, units);
  if (!('total' in quoted)) return undefined;
  return quoted.total + priceOfExtras(extras.map((extra) => ({ code: '', title: undefined, ...extra })));
}
