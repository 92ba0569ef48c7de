import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { readDeparture } from '../../../tours/departure.ts';
import type { OwnedDeparture, TourFacts } from '../../../tours/departuresFile.ts';
import { readTour } from '../../../tours/readTour.ts';
import { whole } from '../../../tours/readValues.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';

/** Limits of both, more than an operator has; longer lists are truncated. */
const MAX_TOURS = 2000;
const MAX_READ = 10_000;

/** All tours, with the fields that departures need. */
export async function readTours({ payload }: PayloadRequest): Promise<TourFacts[]> {
  const { docs } = await payload.find({
    collection: TOURS,
    depth: 0,
    limit: MAX_TOURS,
    pagination: false,
    sort: 'id',
    select: { title: true, code: true, days: true, price: { currency: true } },
  });
  return docs.map((doc) => {
    const { code, days, id, price, title } = readTour(doc, () => []);
    return { id, code, title, days, currency: price.currency };
  });
}

/** The departures that match a condition, earliest first. */
export async function readDepartures(
  { payload }: PayloadRequest,
  where: TypedWhere<typeof DEPARTURES> = {},
): Promise<OwnedDeparture[]> {
  const { docs } = await payload.find({
    collection: DEPARTURES,
    depth: 0,
    limit: MAX_READ,
    pagination: false,
    sort: 'start',
    where,
  });
  return docs.flatMap((doc) => {
    const departure = readDeparture(doc);
    const tour = whole(doc.tour, 1, Number.MAX_SAFE_INTEGER);
    return departure && tour !== undefined ? [{ ...departure, tour }] : [];
  });
}
