import type { TourStripBlock } from '../../cms/payload-types.ts';
import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { addDays } from '../../shared/time/days.ts';
import { type Departure, departuresOf, isBookable, statusOf } from '../../tours/departure.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { TOURS } from '../../tours/words.ts';

/** What a strip says of its tour. */
export interface Strip {
  tour: Tour;
  /** The first date on which a place can be asked for. */
  next: Departure | undefined;
}

/** The tour that a block names, with its next date; undefined where it is gone or not published. */
export async function loadStrip(
  block: Pick<TourStripBlock, 'tour'>,
  { content }: Pick<RenderContext, 'content'>,
): Promise<Strip | undefined> {
  const id = typeof block.tour === 'object' ? block.tour?.id : block.tour;
  if (typeof id !== 'number') return undefined;
  const { docs } = await content.list(TOURS, { ids: [id], limit: 1 });
  const tour = tourOf(docs[0]);
  if (!tour) return undefined;
  if (tour.enquiryMode === 'onRequest') return { tour, next: undefined };
  const day = today();
  const departures = await departuresOf(content, id, { from: addDays(day, 1), withSeats: false });
  return { tour, next: departures.find((departure) => isBookable(statusOf(departure, day))) };
}
