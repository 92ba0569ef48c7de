import type { BasePayload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import { isBookable, readDeparture, statusOf } from '../../../tours/departure.ts';
import { findMissing } from '../../../tours/findMissing.ts';
import { priceOfDeparture } from '../../../tours/priceOn.ts';
import { readTour } from '../../../tours/readTour.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import type { SaleFacts } from '../rules/saleFacts.ts';

/** Items of a tour's checklist that visitors need before they can book. */
const NEEDED = new Set<string>(['price.from', DEPARTURES]);
const MAX_READ = 300;

/** The sale facts of a tour with these values; undefined for documents of other kinds. */
export async function readSale(
  payload: BasePayload,
  { collection, id, values }: { collection: string; id: number; values: unknown },
  now: Date,
): Promise<SaleFacts | undefined> {
  if (collection !== TOURS) return undefined;
  const today = now.toISOString().slice(0, 10);
  const rows = await findRows({ payload }, DEPARTURES, {
    where: { and: [{ tour: { equals: id } }, { start: { greater_than: now.toISOString() } }] },
    sort: 'start',
    limit: MAX_READ,
  });
  const open = rows
    .flatMap((row) => readDeparture(row) ?? [])
    .filter((departure) => isBookable(statusOf(departure, today)));
  const { price } = readTour(values, () => []);
  const missing = findMissing(values, { openDepartures: open.length });
  return {
    missing: missing.filter(({ field, isNeeded }) => isNeeded && NEEDED.has(field)),
    isIncomplete: missing.some(({ isNeeded }) => isNeeded),
    from: price.from,
    currency: price.currency,
    prices: open.flatMap((departure) => priceOfDeparture(departure, price) ?? []),
  };
}
