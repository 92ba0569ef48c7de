import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { asFile } from '../../../cms/endpoints/asFile.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { readDate } from '../../../tours/readValues.ts';
import { readAskedId } from '../rules/boardQuery.ts';
import { writeBookings } from '../rules/bookingsCsv.ts';
import { type BookingRow, findBookings } from './readBookings.ts';

const collection = BOOKINGS;
/** Maximum number of rows of a file, more than spreadsheets handle well; beyond it, a range of days is needed. */
const MAX_ROWS = 20_000;
const AT_ONCE = 1000;

/**
 * CSV export of bookings: all, those of one departure (`?departure=`), or those that start within some days (`?from=` and `?to=`, `YYYY-MM-DD`, both
 * inclusive).
 */
export async function exportBookings(req: PayloadRequest): Promise<Response> {
  const now = new Date();
  const filter = readExportQuery(req.query as Record<string, unknown>);
  if (typeof filter === 'string') return refuse(400, filter);
  const { totalDocs } = await req.payload.count({ collection, where: filter.where });
  if (totalDocs > MAX_ROWS)
    return refuse(
      400,
      t('These are {count} bookings, and a file holds {most}. Ask for fewer days.', {
        count: totalDocs,
        most: MAX_ROWS,
      }),
    );
  const csv = writeBookings(await readAll(req, filter.where), now);
  // The byte order mark tells spreadsheets that it is UTF-8.
  return asFile(req, {
    text: `\uFEFF${csv}`,
    name: `bookings-${filter.name || now.toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    holds: msg('Bookings'),
  });
}

/** Parses the query to a condition and a file name; or returns an error message. */
function readExportQuery(
  query: Record<string, unknown>,
): { where: TypedWhere<typeof BOOKINGS>; name: string } | string {
  if (query.departure !== undefined) {
    const departure = readAskedId(query.departure);
    if (departure === undefined) return t('There is no such departure. Look for it on the board.');
    return { where: { departure: { equals: departure } }, name: `departure-${departure}` };
  }
  const [from, to] = [query.from, query.to].map((day) => (day === undefined || day === '' ? undefined : day));
  const days = [from, to].map((day) => readDate(day));
  if ((from !== undefined && !days[0]) || (to !== undefined && !days[1])) return t('Write days as YYYY-MM-DD.');
  if (days[0] && days[1] && days[1] < days[0]) return t('The last day comes before the first. Turn them round.');
  const where: TypedWhere<typeof BOOKINGS>[] = [
    ...(days[0] ? [{ start: { greater_than_equal: days[0] } }] : []),
    ...(days[1] ? [{ start: { less_than_equal: days[1] } }] : []),
  ];
  return { where: where.length > 0 ? { and: where } : {}, name: days.filter(Boolean).join('-to-') };
}

/** All bookings, newest first, in batches by descending id, so that bookings added meanwhile do not shift them. */
async function readAll(req: PayloadRequest, where: TypedWhere<typeof BOOKINGS>): Promise<BookingRow[]> {
  const read: BookingRow[] = [];
  for (;;) {
    const last = read.at(-1)?.id;
    const below: TypedWhere<typeof BOOKINGS>[] = last === undefined ? [] : [{ id: { less_than: last } }];
    const part = await findBookings(req, { and: [where, ...below] }, { most: AT_ONCE, sort: ['-id'] });
    read.push(...part);
    if (part.length < AT_ONCE) return read.slice(0, MAX_ROWS);
  }
}
