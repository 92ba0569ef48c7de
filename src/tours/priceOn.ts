import type { Departure } from './departure.ts';
import type { PartyPrice, TourPrice } from './tour.ts';

type Prices = Pick<TourPrice, 'from' | 'isByParty' | 'parties' | 'seasons'>;

/** The price of the first season that holds a day; undefined where none does. */
function seasonPrice({ seasons }: Pick<TourPrice, 'seasons'>, day: string): number | undefined {
  return seasons.find(({ end, start }) => start && end && start <= day && day <= end)?.price;
}

/**
 * The price for each of a party by the tour's table; what lies between two rows is priced by the smaller party, what lies outside of them by the nearest.
 * @param size undefined: the least of the table
 */
export function partyPrice(parties: readonly PartyPrice[], size: number | undefined): number | undefined {
  if (parties.length === 0) return undefined;
  if (size === undefined) return Math.min(...parties.map(({ price }) => price));
  const sorted = parties.toSorted((one, other) => one.from - other.from);
  return (sorted.findLast(({ from }) => from <= size) ?? sorted[0])?.price;
}

/** The price of a tour that begins on a day: of the first season that holds it, or else by the size of the party where the tour is priced so, or else the tour's own. */
export function priceOn(price: Prices, day: string, size?: number): number | undefined {
  const table = price.isByParty ? partyPrice(price.parties, size) : undefined;
  return seasonPrice(price, day) ?? table ?? price.from;
}

/**
 * The price of a place on a departure: its own, or else that of its season, or else that for a party of this size; the same on pages, in structured data and in channels.
 * @param size how many travel together; undefined: the least that anybody pays
 */
export function priceOfDeparture(
  { price, start }: Pick<Departure, 'price' | 'start'>,
  tour: Prices,
  size?: number,
): number | undefined {
  return price ?? priceOn(tour, start, size);
}

/** Whether the price of a departure depends on how many travel together. */
export function isPricedByParty(
  { price, start }: Pick<Departure, 'price' | 'start'>,
  tour: Pick<Prices, 'isByParty' | 'seasons'>,
): boolean {
  return tour.isByParty && price === undefined && seasonPrice(tour, start) === undefined;
}
