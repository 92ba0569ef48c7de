import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { addDays, type Departure, departuresOf } from '../../tours/departure.ts';
import { tourOf } from '../../tours/tour.ts';

/** The departures to come of the page's tour; none where it goes on request alone. What has begun is not among them. */
export async function loadDepartures(
  _block: object,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<Departure[]> {
  const tour = tourOf(view.document);
  if (!tour || tour.enquiryMode === 'onRequest') return [];
  return departuresOf(content, tour.id, { from: addDays(today(), 1), withSeats: false });
}
