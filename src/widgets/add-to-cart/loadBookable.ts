import type { RenderContext } from '../../render/context.ts';
import { type Departure, isBookable, statusBySeats } from '../../tours/departure.ts';
import { priceOfDeparture } from '../../tours/priceOn.ts';
import { tourOf } from '../../tours/tour.ts';
import { loadDepartures } from '../departures/loadDepartures.ts';

/** The departures of the page's tour that can be booked: open, and with a price. How many places are left is no part of them. */
export async function loadBookable(
  block: object,
  context: Pick<RenderContext, 'content' | 'view'>,
): Promise<Departure[]> {
  const tour = tourOf(context.view.document);
  if (!tour) return [];
  const found = await loadDepartures(block, context);
  return found.filter(
    (departure) => isBookable(statusBySeats(departure)) && priceOfDeparture(departure, tour.price) !== undefined,
  );
}
