import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { raiseForRow } from '../../../cms/hooks/contentVersion.ts';
import type { Row } from '../../../cms/hooks/touchedTags.ts';
import { relationId } from '../../../shared/rowId.ts';
import { readTour } from '../../../tours/readTour.ts';
import { TOURS } from '../../../tours/words.ts';
import { openMonths } from './openMonths.ts';

/** Updates the months of the tour when a departure opens, moves or closes; a taken seat changes none. */
export const renewMonthsAfterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'update' ? previousDoc : undefined;
  const hasChanged =
    before?.availability !== doc.availability ||
    before?.start !== doc.start ||
    relationId(before?.tour) !== relationId(doc.tour);
  if (hasChanged) await renew([before?.tour, doc.tour], req);
  return doc;
};

/** The same when a departure is deleted. */
export const renewMonthsAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await renew([doc.tour], req);
  return doc;
};

/** Context key: the tours to update after a bulk write of departures. */
const PUT_OFF = 'monthsPutOff';

/** Defers updates of months until `renewPutOff`. */
export function putOffMonths(req: PayloadRequest): void {
  req.context[PUT_OFF] = new Set<number>();
}

/** Runs the deferred updates, once for each tour. */
export async function renewPutOff(req: PayloadRequest): Promise<void> {
  const tours = req.context[PUT_OFF] as ReadonlySet<number> | undefined;
  delete req.context[PUT_OFF];
  await renew([...(tours ?? [])], req);
}

async function renew(tours: readonly unknown[], req: PayloadRequest): Promise<void> {
  const ids = new Set(tours.map(relationId).filter((id) => id !== undefined));
  const noted = req.context[PUT_OFF] as Set<number> | undefined;
  for (const id of ids) await (noted ? noted.add(id) : renewMonthsOf(id, req));
}

/** Writes the column only: creates no version of the tour, and does not touch its drafts. */
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
