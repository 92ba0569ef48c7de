import type { Departure } from './departure.ts';
import type { TourPrice } from './tour.ts';

/** The price of a tour that begins on a day: of the first season that holds it, or else the tour's own. */
export function priceOn({ from, seasons }: Pick<TourPrice, 'from' | 'seasons'>, day: string): number | undefined {
  const season = seasons.find(({ end, start }) => start && end && start <= day && day <= end);
  return season?.price ?? from;
}

/** The price of a place on a departure: its own, or else that of its season; the same on pages, in structured data and in channels. */
export function priceOfDeparture(
  { price, start }: Pick<Departure, 'price' | 'start'>,
  tour: Pick<TourPrice, 'from' | 'seasons'>,
): number | undefined {
  return price ?? priceOn(tour, start);
}
