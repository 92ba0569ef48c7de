import type { TourStripBlock } from '../../cms/payload-types.ts';
import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { relationId } from '../../shared/rowId.ts';
import { addDays } from '../../shared/time/days.ts';
import { type Departure, departuresOf, isBookable, statusOf } from '../../tours/departure.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { TOURS } from '../../tours/words.ts';
import { hasBooking } from '../pieces/hasBooking.ts';

/** Data of a strip. */
export interface Strip {
  tour: Tour;
  /** The next departure with free seats. */
  next: Departure | undefined;
  /** Whether this is the tour's own page. */
  isOwn: boolean;
  /** Whether the tour can be booked on this page. */
  canBook: boolean;
}

/** Loads the tour of a block, otherwise that of the page, with its next departure; undefined where it is missing or not published. */
export async function loadStrip(
  block: Pick<TourStripBlock, 'tour'>,
  context: Pick<RenderContext, 'content' | 'layouts' | 'view' | 'widgets'>,
): Promise<Strip | undefined> {
  const own = tourOf(context.view.document);
  const tour = await findTour(block, context);
  if (!tour) return undefined;
  const isOwn = tour.id === own?.id;
  if (tour.enquiryMode === 'onRequest') return { tour, next: undefined, isOwn, canBook: false };
  const day = today();
  const departures = await departuresOf(context.content, tour.id, { from: addDays(day, 1), withSeats: false });
  return {
    tour,
    next: departures.find((departure) => isBookable(statusOf(departure, day))),
    isOwn,
    canBook: isOwn && hasBooking(context, departures),
  };
}

async function findTour(
  { tour }: Pick<TourStripBlock, 'tour'>,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<Tour | undefined> {
  const id = relationId(tour);
  if (id === undefined) return tourOf(view.document);
  const { docs } = await content.list(TOURS, { ids: [id], limit: 1 });
  return tourOf(docs[0]);
}
