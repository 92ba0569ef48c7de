import { departuresOf, lastDayToAsk, MAX_OFFERS } from '../../tours/departure.ts';
import { readTour } from '../../tours/readTour.ts';
import { tourOf } from '../../tours/tour.ts';
import { defineKind } from '../defineKind.ts';
import { TOURS } from './source.ts';
import { tourNode } from './tourNode.ts';

export const kind = defineKind(TOURS, {
  details: readTour,
  async complete(document, content) {
    const tour = tourOf(document);
    if (!tour) return undefined;
    const from = new Date().toISOString().slice(0, 10);
    const found = await departuresOf(content, tour.id, { from, withSeats: false });
    // A departure that can no longer be requested is no offer.
    const departures = found.filter((departure) => lastDayToAsk(departure) >= from).slice(0, MAX_OFFERS);
    return { ...tour, departures };
  },
  schema: (...page) => [tourNode(...page)],
});
