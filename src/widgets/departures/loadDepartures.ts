import { today } from '../../parts/departures/today.ts';
import type { RenderContext } from '../../render/context.ts';
import { addDays } from '../../shared/time/days.ts';
import { type Departure, departuresOf, statusOf } from '../../tours/departure.ts';
import { tourOf } from '../../tours/tour.ts';

/**
 * Future departures of the page's tour; none when it runs on request only. Started departures are omitted. The page is invalidated
 * when the first of them closes or begins (`departuresOf`).
 */
export async function loadDepartures(
  _block: object,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<Departure[]> {
  const tour = tourOf(view.document);
  if (!tour || tour.enquiryMode === 'onRequest') return [];
  const day = today();
  const found = await departuresOf(content, tour.id, { from: addDays(day, 1), withSeats: false });
  // Also without script a departure past its deadline is shown as closed.
  return found.map((departure) =>
    statusOf(departure, day) === 'closed' ? { ...departure, status: 'closed' } : departure,
  );
}
