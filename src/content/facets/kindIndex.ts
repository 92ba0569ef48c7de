import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { ReadKind } from '../kinds.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { createFacetIndex, type FacetIndex } from './facetIndex.ts';
import type { FacetRow, TermKey } from './facetTypes.ts';
import {
  BY_DATE,
  BY_TITLE,
  byTitle,
  type FacetTerm,
  type KindFacet,
  readFacets,
  rowOf,
  selectRow,
  textsIn,
} from './kindFacets.ts';

/** In-memory index of the documents of a kind, with its facets. */
export interface KindIndex {
  facets: readonly KindFacet[];
  index: FacetIndex;
  /**
   * Reads some documents again; removes those that are no longer public.
   * @returns false where one has a text that is no term yet: then the index has to be rebuilt
   */
  renew(ids: readonly number[]): Promise<boolean>;
}

/** Batch size: converting rows blocks the event loop. */
const AT_ONCE = 250;

/** Reads all documents of a kind into an index, few columns of each, yielding between batches. */
export async function buildKindIndex(payload: Payload, kind: ReadKind): Promise<KindIndex> {
  const read = await readFacets(payload, kind);
  const select = selectRow(kind, read);
  const texts = new Map(
    read.flatMap(({ isOfTexts, name }) => (isOfTexts ? [[name, new Map<TermKey, FacetTerm>()]] : [])),
  );

  /** Bypasses Payload's hooks, which would take most of the time. */
  async function readRows(where: Where, limit: number): Promise<{ docs: { id: number }[]; rows: FacetRow[] }> {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: slugOf(kind.name),
      where: { and: [ONLY_PUBLISHED, where] },
      sort: 'id',
      select,
      limit,
      pagination: false,
      req: {},
    });
    return { docs, rows: docs.flatMap((doc) => rowOf(doc, kind, read) ?? []) };
  }

  function noteTexts(docs: readonly object[]): void {
    for (const { field, name } of read)
      for (const doc of texts.has(name) ? docs : [])
        for (const term of textsIn(doc, field))
          if (!texts.get(name)?.has(term.key)) texts.get(name)?.set(term.key, term);
  }

  const all: FacetRow[] = [];
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { docs, rows }: Awaited<ReturnType<typeof readRows>> = await readRows(
      { id: { greater_than: last } },
      AT_ONCE,
    );
    all.push(...rows);
    noteTexts(docs);
    last = docs.length === AT_ONCE ? docs.at(-1)?.id : undefined;
    await nextTurn();
  }
  const facets = read.map((facet) => ({
    ...facet,
    terms: facet.isOfTexts ? termsOf(texts.get(facet.name)) : facet.terms,
  }));
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
        rows.push(...(await readRows({ id: { in: some } }, some.length)).rows);
      }
      if (rows.some(({ terms }) => [...texts].some(([name, known]) => terms[name]?.some((key) => !known.has(key)))))
        return false;
      for (const id of ids) index.remove(id);
      for (const row of rows) index.put(row);
      return true;
    },
  };
}

function termsOf(texts: ReadonlyMap<TermKey, FacetTerm> | undefined): FacetTerm[] {
  return [...(texts?.values() ?? [])].sort(byTitle);
}
