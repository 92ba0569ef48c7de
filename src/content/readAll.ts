import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, PopulateType, Where } from 'payload';
import { slugOf } from '../cms/slugOf.ts';
import type { ReadKind } from './kinds.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { NOT_FRONT, narrowing, sortOf } from './readList.ts';
import type { ListAllQuery, StoredDocument } from './types.ts';

/** Documents that are read at once where all are wanted: more would hold up whoever waits for another page. */
const AT_ONCE = 20;
/** How many ids are: they come from the index alone. */
const IDS_AT_ONCE = 500;

/**
 * Documents without their layouts, which are large, and which no list shows.
 * @param view what is made of each, as soon as it is read: made of all together it would hold up everybody
 */
export async function readAll<View>(
  payload: Payload,
  kind: ReadKind,
  { isWithoutFront, limit = 0, terms }: ListAllQuery,
  populate: PopulateType,
  view: (doc: StoredDocument) => View,
): Promise<View[]> {
  const collection = slugOf(kind.name);
  const where = { and: [ONLY_PUBLISHED, ...(isWithoutFront ? [NOT_FRONT] : []), ...narrowing({ terms })] };
  const ids = await readIds(payload, kind, where, limit || Number.POSITIVE_INFINITY);
  const found = new Map<number, View>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { docs } = await payload.find({
      collection,
      where: { and: [ONLY_PUBLISHED, { id: { in: ids.slice(at, at + AT_ONCE) } }] },
      select: { layout: false },
      depth: 1,
      populate,
      pagination: false,
      limit: AT_ONCE,
    });
    for (const doc of docs as unknown as StoredDocument[]) found.set(doc.id, view(doc));
    await nextTurn();
  }
  return ids.flatMap((id) => (found.has(id) ? [found.get(id) as View] : []));
}

/** The ids of what a condition is true of, those with dates newest first, past Payload's hooks. */
async function readIds(payload: Payload, kind: ReadKind, where: Where, most: number): Promise<number[]> {
  const ids = new Set<number>();
  const limit = Math.min(most, IDS_AT_ONCE);
  for (let page = 1; ids.size < most; page += 1) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: slugOf(kind.name),
      where,
      // Two of one date would else change places from one page to the next.
      sort: kind.dated ? [sortOf(kind), 'id'] : 'id',
      select: { path: true },
      limit,
      page,
      pagination: false,
      req: {},
    });
    for (const { id } of docs) ids.add(id);
    if (docs.length < limit) break;
    await nextTurn();
  }
  return [...ids].slice(0, most);
}
