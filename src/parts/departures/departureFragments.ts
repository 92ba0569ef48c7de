import type { Fragments } from '../../render/part.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { readRowId } from '../../shared/rowId.ts';
import { departuresOf } from '../../tours/departure.ts';
import { TOURS } from '../../tours/words.ts';
import { departuresPath } from './rules/departurePaths.ts';
import type { SeatsText } from './rules/seatsText.ts';
import { seatsText } from './rules/seatsText.ts';
import { today } from './today.ts';

/** Seats left by departure id, fetched when the departures come into view. */
export interface SeatsFragment {
  places: Record<string, SeatsText>;
}

/** Fragment with the seats left on a tour's departures: separate from its page, so that a booking does not invalidate the page. */
export const departureFragments: Fragments = {
  route: departuresPath(':id'),
  readId: readRowId,
  async make(id, { content, view }) {
    const { docs } = await content.list(TOURS, { ids: [id], limit: 1 });
    if (!docs.length) return undefined;
    const { locale } = view(departuresPath(id), '');
    const departures = await departuresOf(content, id, { from: today(), withSeats: true });
    const words = { t: createTranslate(locale), locale };
    const body: SeatsFragment = {
      places: Object.fromEntries(departures.map((departure) => [departure.id, seatsText(departure, words)])),
    };
    return { body, sources: {}, opens: [] };
  },
};
