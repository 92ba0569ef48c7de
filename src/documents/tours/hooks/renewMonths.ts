import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { lockName } from '../../../cms/database/lockName.ts';
import { raiseForRow } from '../../../cms/hooks/contentVersion.ts';
import type { Row } from '../../../cms/hooks/touchedTags.ts';
import { readTour } from '../../../tours/readTour.ts';
import { TOURS } from '../../../tours/words.ts';
import { openMonths } from './openMonths.ts';

/** What of a departure decides about the months of its tour. */
const DECIDING = ['availability', 'start', 'tour'] as const;

/** When a departure opens, moves or closes, the months of its tour follow; a place that is taken changes none. */
export const renewMonthsAfterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'update' ? previousDoc : undefined;
  const hasChanged = !before || DECIDING.some((field) => idOf(before[field]) !== idOf(doc[field]));
  if (hasChanged) await renew([before?.tour, doc.tour], req);
  return doc;
};

/** The same when a departure is deleted. */
export const renewMonthsAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await renew([doc.tour], req);
  return doc;
};

/** Where many departures are written at once, their tours wait in the request's context. */
const PUT_OFF = 'monthsPutOff';

/** From now on tours are noted, until `renewPutOff`. */
export function putOffMonths(req: PayloadRequest): void {
  req.context[PUT_OFF] = new Set<number>();
}

/** Renews the months of all tours that were noted, each once. */
export async function renewPutOff(req: PayloadRequest): Promise<void> {
  const tours = req.context[PUT_OFF] as ReadonlySet<number> | undefined;
  delete req.context[PUT_OFF];
  await renew([...(tours ?? [])], req);
}

async function renew(tours: readonly unknown[], req: PayloadRequest): Promise<void> {
  const ids = new Set(tours.map(idOf).filter((id): id is number => typeof id === 'number'));
  const noted = req.context[PUT_OFF] as Set<number> | undefined;
  for (const id of ids) await (noted ? noted.add(id) : renewMonthsOf(id, req));
}

/** Writes the column alone: no version of the tour is made, and its drafts stay as they are. */
async function renewMonthsOf(id: number, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const collection = TOURS;
  await lockName(req, `months:${id}`);
  const read = () => payload.db.findOne<Row & { _status?: string }>({ collection, where: { id: { equals: id } }, req });
  const before = await read();
  if (!before) return;
  const months = await openMonths(id, readTour(before, () => []).bestMonths, req);
  if (JSON.stringify(before.months ?? []) === JSON.stringify(months)) return;
  await payload.db.updateOne({ collection, id, data: { months, updatedAt: before.updatedAt }, req, returning: false });
  if (before._status === 'published')
    await raiseForRow(payload.collections[collection].config, before, { ...before, months }, req);
}

/** A relation as its id, whether it was read with it or not. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
