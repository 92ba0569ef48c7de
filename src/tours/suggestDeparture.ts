import { addDays } from '../shared/time/days.ts';
import type { Departure } from './departure.ts';
import type { Tour } from './tour.ts';

/** Default values of a new departure. */
export interface SuggestedDeparture {
  /** Last day, `YYYY-MM-DD`; undefined while the first is unknown. */
  end: string | undefined;
  seats: number | undefined;
  /** Undefined: the price of the tour. */
  price: number | undefined;
  cutOffDays: number | undefined;
}

/**
 * Suggests the fields of a new departure: its end from the length of the tour; places, price and closing day as the tour's
 * last departure has them, or places by the largest group.
 * @param start `YYYY-MM-DD`
 */
export function suggestDeparture(
  tour: Pick<Tour, 'days' | 'groupMax'>,
  last: Pick<Departure, 'cutOffDays' | 'price' | 'seats'> | undefined,
  start: string | undefined,
): SuggestedDeparture {
  return {
    end: start && tour.days > 0 ? addDays(start, tour.days - 1) : undefined,
    seats: last?.seats ?? tour.groupMax,
    price: last?.price,
    cutOffDays: last?.cutOffDays,
  };
}
