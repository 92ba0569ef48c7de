import type { PayloadRequest } from 'payload';
import { countRows, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { MAX_DEPARTURES } from '../../../tours/departure.ts';
import { MONTH_SLUGS, monthSlug } from '../../../tours/monthSlugs.ts';
import { readDate } from '../../../tours/readValues.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/**
 * The months in which a tour can be booked, `01` to `12`: those of its upcoming open departures, or its best months
 * where there are none.
 * @param tour its id; undefined for a new one
 * @param bestMonths from 1 to 12
 */
export async function openMonths(
  tour: number | undefined,
  bestMonths: readonly number[],
  req: PayloadRequest,
): Promise<string[]> {
  const departing = tour === undefined ? new Set<string>() : await monthsOfDepartures(tour, req);
  const months = departing.size > 0 ? departing : new Set(bestMonths.map(monthSlug));
  return MONTH_SLUGS.filter((slug) => months.has(slug));
}

/** Number of a tour's upcoming departures that can be booked. */
export function countOpenDepartures(tour: number, req: PayloadRequest): Promise<number> {
  return countRows({ payload: req.payload, req }, DEPARTURES, openOf(tour));
}

function openOf(tour: number): TypedWhere<typeof DEPARTURES> {
  return {
    and: [
      { tour: { equals: tour } },
      { start: { greater_than: new Date().toISOString() } },
      { availability: { in: ['open', 'limited'] } },
    ],
  };
}

async function monthsOfDepartures(tour: number, req: PayloadRequest): Promise<Set<string>> {
  const rows = await findRows({ payload: req.payload, req }, DEPARTURES, {
    where: openOf(tour),
    sort: 'start',
    limit: MAX_DEPARTURES,
    select: { start: true },
  });
  return new Set(rows.flatMap(({ start }) => readDate(start)?.slice(5, 7) ?? []));
}
