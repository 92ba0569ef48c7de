import { type BookedExtra, priceOfExtras } from '../../../tours/booking/extras.ts';
import { quote } from '../../../tours/booking/quote.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import type { PartyPrice } from '../../../tours/tour.ts';

/** Prices of a tour, as far as its form needs them. Amounts in the smallest unit. */
export interface BookPrice {
  /** ISO 4217. */
  currency: string;
  /** One price for the whole group. */
  isPerBooking: boolean;
  /** Per child; absent where the tour has no child price. */
  child?: number;
  /** Price table by group size, for departures without their own price. */
  parties?: PartyPrice[];
}

/** Choices in the form. */
export interface Chosen {
  /** Whether a departure is chosen, and its price; undefined: by group size. */
  hasDates: boolean;
  adult: number | undefined;
  adults: number;
  children: number;
  extras: readonly Pick<BookedExtra, 'count' | 'price'>[];
}

/**
 * Total price, by the same rules as on the server.
 * @returns smallest unit; undefined without a departure or travellers
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
