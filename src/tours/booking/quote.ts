import type { Departure } from '../departure.ts';
import { priceOfDeparture } from '../priceOn.ts';
import type { Tour } from '../tour.ts';
import { isPerBooking, unitPrices } from './units.ts';

/** Price calculation of a booking; amounts in the smallest unit of the currency. */
export interface Quote {
  currency: string;
  /** Price of each traveller, in the requested order; undefined for each with a group price. */
  each: (number | undefined)[];
  total: number;
}

/** Reason for which there is no price. */
export type NoQuote = { unknownUnit: string } | { isOnRequest: true };

/**
 * Calculates the price of a departure for some travellers: its own price, else its season's, else by party size; the same on all pages and channels. Never uses
 * input from a browser.
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
