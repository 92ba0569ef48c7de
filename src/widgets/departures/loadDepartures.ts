import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { addDays } from '../../shared/time/days.ts';
import { type Departure, departuresOf, statusOf } from '../../tours/departure.ts';
import { tourOf } from '../../tours/tour.ts';

/**
 * The departures to come of the page's tour; none where it goes on request alone. What has begun is not among them. The page is made
 * anew when the first of them closes or begins (`departuresOf`).
 */
export async function loadDepartures(
  _block: object,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<Departure[]> {
  const tour = tourOf(view.document);
  if (!tour || tour.enquiryMode === 'onRequest') return [];
  const day = today();
  const found = await departuresOf(content, tour.id, { from: addDays(day, 1), withSeats: false });
  // Also without script a date that can no longer be asked for says so.
  return found.map((departure) =>
    statusOf(departure, day) === 'closed' ? { ...departure, status: 'closed' } : departure,
  );
}
