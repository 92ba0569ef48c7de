import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { type Departure, readDeparture } from '../../../tours/departure.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { type BoardQuery, PAGE_SIZE } from '../rules/boardQuery.ts';

/** Maximum number of tours; more than an operator sells. */
const MAX_TOURS = 2000;

/** Departures of tours that are not in the trash; dates of a trashed tour do not take place. */
export const NOT_OF_TRASHED: TypedWhere<typeof DEPARTURES> = { 'tour.deletedAt': { exists: false } };

/** A departure with the id of its tour. */
export interface TourDeparture extends Departure {
  tour: number | undefined;
}

/** A page of departures, with the total. */
export interface DeparturesPage {
  departures: TourDeparture[];
  total: number;
  pages: number;
}

/**
 * A page of departures: upcoming ones ascending, past ones descending.
 * @param needy ids of departures that need attention
 * @param today `YYYY-MM-DD`
 */
export async function readDepartures(
  { payload }: PayloadRequest,
  query: BoardQuery,
  needy: readonly number[],
  today: string,
): Promise<DeparturesPage> {
  if (query.departure === undefined && query.list === 'attention' && needy.length === 0)
    return { departures: [], total: 0, pages: 0 };
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: DEPARTURES,
    depth: 0,
    limit: PAGE_SIZE,
    page: query.page,
    sort: query.list === 'past' ? ['-start', '-id'] : ['start', 'id'],
    where: { and: [...ofList(query, needy, today), ...ofFilters(query)] } satisfies TypedWhere<typeof DEPARTURES>,
  });
  const departures = docs.flatMap((doc) => {
    const departure = readDeparture(doc);
    return departure ? [{ ...departure, tour: relationId(doc.tour) }] : [];
  });
  return { departures, total: totalDocs, pages: totalPages };
}

/** A single departure is shown regardless of the list. */
function ofList(
  { departure, list }: BoardQuery,
  needy: readonly number[],
  today: string,
): TypedWhere<typeof DEPARTURES>[] {
  if (departure !== undefined) return [{ id: { equals: departure } }];
  if (list === 'attention') return [{ id: { in: [...needy] } }];
  const begin = `${today}T00:00:00.000Z`;
  if (list === 'past') return [{ end: { less_than: begin } }];
  return [{ end: { greater_than_equal: begin } }, NOT_OF_TRASHED];
}

function ofFilters({ month, tour }: BoardQuery): TypedWhere<typeof DEPARTURES>[] {
  const [year = 0, number = 1] = (month ?? '').split('-').map(Number);
  return [
    ...(tour === undefined ? [] : [{ tour: { equals: tour } }]),
    ...(month === undefined
      ? []
      : [
          { start: { greater_than_equal: `${month}-01T00:00:00.000Z` } },
          { start: { less_than: new Date(Date.UTC(year, number, 1)).toISOString() } },
        ]),
  ];
}

/** All tours by title, in the studio's language. */
export async function readTourTitles({
  payload,
}: Pick<PayloadRequest, 'payload'>): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    collection: TOURS,
    depth: 0,
    limit: MAX_TOURS,
    pagination: false,
    sort: 'title',
    select: { title: true },
  });
  return docs.map(({ id, title }) => ({
    id,
    title: title || t('Tour {id}', { id }),
  }));
}
