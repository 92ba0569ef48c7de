import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, PopulateType, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind } from '../kinds.ts';
import type { ListAllQuery } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { NOT_FRONT, narrowing, sortOf } from './readList.ts';

/** Batch size for documents: a larger batch would block requests for other pages. */
const AT_ONCE = 20;
/** Batch size for ids, which an index answers alone. */
const IDS_AT_ONCE = 500;

/**
 * Reads documents without their layouts, which are large, and which no list shows.
 * @param view converts each document as soon as it is read: converting all at once would block the event loop
 * @param only ids of the documents that may be read; all by default
 */
export async function readAll<View>(
  payload: Payload,
  kind: ReadKind,
  { isWithoutFront, limit = 0, terms }: ListAllQuery,
  populate: PopulateType,
  view: (doc: StoredDocument) => View,
  only?: ReadonlySet<number>,
): Promise<View[]> {
  const collection = slugOf(kind.name);
  const where = { and: [ONLY_PUBLISHED, ...(isWithoutFront ? [NOT_FRONT] : []), ...narrowing({ terms })] };
  const ids = await readIds(payload, kind, where, limit || Number.POSITIVE_INFINITY, only);
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
    // Payload types rows by their collection, known here only by name.
    for (const doc of docs as unknown as StoredDocument[]) found.set(doc.id, view(doc));
    await nextTurn();
  }
  return ids.flatMap((id) => (found.has(id) ? [found.get(id) as View] : []));
}

/** The ids of the matching documents, dated kinds newest first, without Payload's hooks. */
async function readIds(
  payload: Payload,
  kind: ReadKind,
  where: Where,
  most: number,
  only?: ReadonlySet<number>,
): Promise<number[]> {
  const ids = new Set<number>();
  const limit = only ? IDS_AT_ONCE : Math.min(most, IDS_AT_ONCE);
  for (let page = 1; ids.size < most; page += 1) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: slugOf(kind.name),
      where,
      // Tie-breaker: equal dates would otherwise change order between pages.
      sort: kind.dated ? [sortOf(kind), 'id'] : 'id',
      select: { path: true },
      limit,
      page,
      pagination: false,
      req: {},
    });
    for (const { id } of docs) if (!only || only.has(id)) ids.add(id);
    if (docs.length < limit) break;
    await nextTurn();
  }
  return [...ids].slice(0, most);
}
