import { type BookedExtra, priceOfExtras } from '../../../tours/booking/extras.ts';
import { quote } from '../../../tours/booking/quote.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import type { PartyPrice } from '../../../tours/tour.ts';

/** What a tour costs whoever travels, as far as its form has to know. Amounts in the smallest unit. */
export interface BookPrice {
  /** ISO 4217. */
  currency: string;
  /** One price for all who travel together. */
  isPerBooking: boolean;
  /** Of each child; absent where the tour has no price for children. */
  child?: number;
  /** The table by the size of the party, for dates without a price of their own. */
  parties?: PartyPrice[];
}

/** What is chosen in the form. */
export interface Chosen {
  /** Whether dates are chosen, and their price; undefined: the size of the party decides. */
  hasDates: boolean;
  adult: number | undefined;
  adults: number;
  children: number;
  extras: readonly Pick<BookedExtra, 'count' | 'price'>[];
}

/**
 * What it comes to, by the very rules by which the server charges it.
 * @returns smallest unit; undefined where no dates are chosen or nobody travels
 */
export function totalOf(
  { child, currency, isPerBooking, parties = [] }: BookPrice,
  chosen: Chosen,
): number | undefined {
  const { adult, adults, children, extras, hasDates } = chosen;
  if (!hasDates || adults + children < 1) return undefined;
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
    parties,
    isByParty: true,
  };
  const quoted = quote({ price }, { price: adult, start: '' }, units);
  if (!('total' in quoted)) return undefined;
  return quoted.total + priceOfExtras(extras.map((extra) => ({ code: '', title: undefined, ...extra })));
}
