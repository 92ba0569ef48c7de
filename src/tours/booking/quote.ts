import type { Departure } from '../departure.ts';
import { priceOfDeparture } from '../priceOn.ts';
import type { Tour } from '../tour.ts';
import { isPerBooking, unitPrices } from './units.ts';

/** What a booking costs, in the smallest unit of the currency. */
export interface Quote {
  currency: string;
  /** Of each traveller, in the order in which they were asked for; of a tour with one price for all, none has one of its own. */
  each: (number | undefined)[];
  total: number;
}

/** Why there is no price. */
export type NoQuote = { unknownUnit: string } | { isOnRequest: true };

/**
 * What travellers pay on a departure: its own price, or else that of its season, or that for a party of their size, as every page and channel says it.
 * Nothing that a browser sends goes into it.
 * @param units of the travellers, such as `adult`; at least one
 */
export function quote(
  tour: Pick<Tour, 'price'>,
  departure: Pick<Departure, 'price' | 'start'>,
  units: readonly string[],
): Quote | NoQuote {
  const adult = priceOfDeparture(departure, tour.price, units.length);
  const prices = unitPrices(tour, adult);
  const { currency } = tour.price;
  if (adult === undefined) return { isOnRequest: true };
  if (isPerBooking(tour)) return { currency, each: units.map(() => undefined), total: adult };
  const unknownUnit = units.find((unit) => !prices.has(unit));
  if (unknownUnit !== undefined) return { unknownUnit };
  const each = units.map((unit) => prices.get(unit) ?? 0);
  return { currency, each, total: each.reduce((sum, price) => sum + price, 0) };
}
