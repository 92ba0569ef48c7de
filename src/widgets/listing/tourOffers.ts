import type { DocumentView } from '../../content/documentTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { today } from '../../parts/departures/today.ts';
import { averageRating, readRating } from '../../parts/reviews/rules/rating.ts';
import { addDays } from '../../shared/time/days.ts';
import { isBookable, nextChange, readListedDeparture, statusOf } from '../../tours/departure.ts';
import { tourOf } from '../../tours/tour.ts';
import { DEPARTURES } from '../../tours/words.ts';

/** Extra data of a tour's card. */
export interface TourOffer {
  /** The next departure with free seats. */
  next?: { start: string; end: string; isLimited: boolean };
  /** The mean of all reviews. */
  rating?: { mean: number; count: number };
}

/** By tour id. */
export type TourOffers = ReadonlyMap<number, TourOffer>;

/** Number of departures of a tour that are searched for an open one. */
const DATES = 24;
/** Number of reviews of a tour used for its mean. */
const REVIEWS = 500;

/** Loads the next departures and ratings of the tours in a list; nothing for other kinds of document. */
export async function loadTourOffers(
  documents: readonly DocumentView[],
  content: Pick<ContentReader, 'entriesOf' | 'noteDay'>,
): Promise<TourOffers> {
  const tours = documents.flatMap((document) => tourOf(document) ?? []);
  if (tours.length === 0) return new Map();
  const ids = tours.map(({ id }) => id);
  const day = today();
  const [departures, reviews] = await Promise.all([
    content.entriesOf(
      {
        collection: DEPARTURES,
        field: 'tour',
        select: ['start', 'end', 'availability', 'status', 'cutOffDays'],
        since: { field: 'start', date: addDays(day, 1) },
        sort: 'start',
        limit: DATES,
      },
      ids,
    ),
    content.entriesOf<{ rating?: unknown }>(
      { collection: 'reviews', field: 'tour', select: ['rating'], limit: REVIEWS },
      ids,
    ),
  ]);
  return new Map(
    tours.map(({ enquiryMode, id }) => {
      const rows = enquiryMode === 'onRequest' ? [] : (departures.get(id) ?? []);
      const next = nextOf(rows, day, content);
      const ratings = (reviews.get(id) ?? []).flatMap(({ rating }) => readRating(rating) ?? []);
      const mean = averageRating(ratings);
      return [id, { ...(next && { next }), ...(mean !== undefined && { rating: { mean, count: ratings.length } }) }];
    }),
  );
}

function nextOf(
  rows: readonly object[],
  day: string,
  content: Pick<ContentReader, 'noteDay'>,
): TourOffer['next'] | undefined {
  const departures = rows.flatMap((row) => readListedDeparture(row) ?? []);
  const next = departures.find((departure) => isBookable(statusOf(departure, day)));
  // Other departures do not affect the card.
  const changes = next && nextChange([next], day);
  if (changes) content.noteDay(changes);
  return next && { start: next.start, end: next.end, isLimited: statusOf(next, day) === 'limited' };
}
