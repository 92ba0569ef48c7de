import { departuresOf, MOST_OFFERS } from '../../tours/departure.ts';
import { readTour } from '../../tours/readTour.ts';
import { tourOf } from '../../tours/tour.ts';
import { defineKind } from '../defineKind.ts';
import { TOURS } from './source.ts';
import { tourNode } from './tourNode.ts';

export const kind = defineKind(TOURS, {
  details: readTour,
  async complete(document, content) {
    const tour = tourOf(document);
    const from = new Date().toISOString().slice(0, 10);
    return (
      tour && {
        ...tour,
        departures: await departuresOf(content, tour.id, { from, limit: MOST_OFFERS, withSeats: false }),
      }
    );
  },
  schema: (...page) => [tourNode(...page)],
});
