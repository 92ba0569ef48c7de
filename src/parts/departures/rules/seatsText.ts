import { counted } from '../../../shared/messages/counted.ts';
import {
  type Departure,
  type DepartureStatus,
  isBookable,
  seatsLeft,
  statusBySeats,
} from '../../../tours/departure.ts';
import type { FactWords } from '../../../tours/facts.ts';

/** What a page is told of one departure: its status, that in words, and how many places are left where that helps. */
export type PlacesText = [status: DepartureStatus, words: string, left: string];

/** More places left than this are not counted out: a number helps who has to hurry. */
const MOST_COUNTED_PLACES = 6;

/** The status of a departure and the places left on it in a visitor's words. Whether its day is over the browser judges. */
export function seatsText(departure: Departure, words: FactWords): PlacesText {
  const status = statusBySeats(departure);
  const left = seatsLeft(departure);
  const isCounted = left !== undefined && left > 0 && left <= MOST_COUNTED_PLACES && isBookable(status);
  return [
    status,
    words.t(`departures.${status}`),
    isCounted
      ? counted(words.t, words.locale, left, { one: 'departures.left.one', other: 'departures.left.other' })
      : '',
  ];
}
