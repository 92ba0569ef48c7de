import type { Departure } from './departure.ts';
import type { PartyPrice, TourPrice } from './tour.ts';

type Prices = Pick<TourPrice, 'from' | 'isByParty' | 'parties' | 'seasons'>;

/** Price of the first season that contains a day; undefined without one. */
function seasonPrice({ seasons }: Pick<TourPrice, 'seasons'>, day: string): number | undefined {
  return seasons.find(({ end, start }) => start && end && start <= day && day <= end)?.price;
}

/**
 * Price per person by the tour's table; a size between two rows has the price of the smaller party, one outside the table that of the nearest row.
 * @param size undefined: the lowest price of the table
 */
export function partyPrice(parties: readonly PartyPrice[], size: number | undefined): number | undefined {
  if (parties.length === 0) return undefined;
  if (size === undefined) return Math.min(...parties.map(({ price }) => price));
  const sorted = parties.toSorted((one, other) => one.from - other.from);
  return (sorted.findLast(({ from }) => from <= size) ?? sorted[0])?.price;
}

/**
 * Price of a tour that begins on a day: of the first season that contains it, else by party size where the tour is priced so, else the tour's own.
 */
export function priceOn(price: Prices, day: string, size?: number): number | undefined {
  const table = price.isByParty ? partyPrice(price.parties, size) : undefined;
  return seasonPrice(price, day) ?? table ?? price.from;
}

/**
 * Calculates the price of a departure per person: its own, else its season's, else by party size; the same on pages, in structured data and in channels.
 * @param size travellers; undefined: the lowest price
 */
export function priceOfDeparture(
  { price, start }: Pick<Departure, 'price' | 'start'>,
  tour: Prices,
  size?: number,
): number | undefined {
  return price ?? priceOn(tour, start, size);
}

/** Whether the price of a departure depends on the party size. */
export function isPricedByParty(
  { price, start }: Pick<Departure, 'price' | 'start'>,
  tour: Pick<Prices, 'isByParty' | 'seasons'>,
): boolean {
  return tour.isByParty && price === undefined && seasonPrice(tour, start) === undefined;
}
