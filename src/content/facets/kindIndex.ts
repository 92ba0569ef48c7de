import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { ReadKind } from '../kinds.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { createFacetIndex, type FacetIndex, type FacetRow } from './facetIndex.ts';
import { BY_DATE, BY_TITLE, type KindFacet, readFacets, rowOf, selectRow } from './kindFacets.ts';

/** In-memory index of the documents of a kind, with its facets. */
export interface KindIndex {
  facets: readonly KindFacet[];
  index: FacetIndex;
  /** Reads documents again; those that are no longer listed are removed. */
  renew(ids: readonly number[]): Promise<void>;
}

/** Batch size: converting rows blocks the event loop. */
const AT_ONCE = 250;

/** Reads all documents of a kind into an index, few columns of each, yielding between batches. */
export async function buildKindIndex(payload: Payload, kind: ReadKind): Promise<KindIndex> {
  const facets = await readFacets(payload, kind);
  const select = selectRow(kind, facets);

  /** Bypasses Payload's hooks, which would take most of the time. */
  async function read(where: Where, limit: number): Promise<{ docs: { id: number }[]; rows: FacetRow[] }> {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: slugOf(kind.name),
      where: { and: [ONLY_PUBLISHED, where] },
      sort: 'id',
      select,
      limit,
      pagination: false,
      req: {},
    });
    return { docs, rows: docs.flatMap((doc) => rowOf(doc, kind, facets) ?? []) };
  }

  const all: FacetRow[] = [];
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { docs, rows }: Awaited<ReturnType<typeof read>> = await read({ id: { greater_than: last } }, AT_ONCE);
    all.push(...rows);
    last = docs.length === AT_ONCE ? docs.at(-1)?.id : undefined;
    await nextTurn();
  }
  const index = createFacetIndex(
    {
      facets,
      ranges: (kind.ranges ?? []).map(({ name }) => name),
      orders: [BY_DATE, BY_TITLE, ...(kind.orders ?? []).map(({ name }) => name)],
    },
    all,
  );

  return {
    facets,
    index,
    async renew(ids) {
      const rows: FacetRow[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE);
        rows.push(...(await read({ id: { in: some } }, some.length)).rows);
      }
      for (const id of ids) index.remove(id);
      for (const row of rows) index.put(row);
    },
  };
}
