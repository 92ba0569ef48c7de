import type { PayloadRequest, Where } from 'payload';
import { readDeparture } from '../../../tours/departure.ts';
import type { OwnedDeparture, TourFacts } from '../../../tours/departuresCsv.ts';
import { readTour } from '../../../tours/readTour.ts';
import { whole } from '../../../tours/readValues.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';

/** More of either than an operator has; beyond it, lists are cut off. */
const MOST_TOURS = 2000;
const MOST_READ = 10_000;

/** All tours, as far as their departures need them. */
export async function readTours({ payload }: PayloadRequest): Promise<TourFacts[]> {
  const { docs } = await payload.find({
    collection: TOURS,
    depth: 0,
    limit: MOST_TOURS,
    pagination: false,
    sort: 'id',
    select: { title: true, code: true, days: true, price: { currency: true } },
  });
  return docs.map((doc) => {
    const { code, days, id, price, title } = readTour(doc, () => []);
    return { id, code, title, days, currency: price.currency };
  });
}

/** The departures of which a condition is true, the first first. */
export async function readDepartures({ payload }: PayloadRequest, where: Where = {}): Promise<OwnedDeparture[]> {
  const { docs } = await payload.find({
    collection: DEPARTURES,
    depth: 0,
    limit: MOST_READ,
    pagination: false,
    sort: 'start',
    where,
  });
  return (docs as unknown as { tour?: unknown }[]).flatMap((doc) => {
    const departure = readDeparture(doc);
    const tour = whole(doc.tour, 1, Number.MAX_SAFE_INTEGER);
    return departure && tour !== undefined ? [{ ...departure, tour }] : [];
  });
}
