import {
  type Departure,
  type DepartureStatus,
  isBookable,
  seatsLeft,
  statusBySeats,
} from '../../../tours/departure.ts';
import type { FactWords } from '../../../tours/facts.ts';

/** Data of one departure for a page: status, its text, and the seats left where useful. */
export type SeatsText = [status: DepartureStatus, words: string, left: string];

/** Maximum number of seats left shown as a number; small numbers help visitors who have to hurry. */
const MAX_COUNTED_PLACES = 6;

/** Status and seats left of a departure, as text for visitors. The browser decides whether its day is over. */
export function seatsText(departure: Departure, words: FactWords): SeatsText {
  const status = statusBySeats(departure);
  const left = seatsLeft(departure);
  const isCounted = left !== undefined && left > 0 && left <= MAX_COUNTED_PLACES && isBookable(status);
  return [status, words.t(`departures.${status}`), isCounted ? words.t('departures.left', { count: left }) : ''];
}
