import { type Bits, countAll, countCommon, createSpareSets, eachBit, filledWords } from './bits.ts';
import { createFacetRows } from './facetRows.ts';
import type { Facet, FacetRow, IndexAnswer, IndexQuery, TermKey } from './facetTypes.ts';
import { findPassing } from './passingSets.ts';
import { createRangeIndex } from './rangeIndex.ts';
import { createSortedSlots, type SortedSlots } from './sortedSlots.ts';

/** In-memory index of the documents of one kind, by terms, numbers and sort keys. */
export interface FacetIndex {
  /** Inserts or replaces a document. */
  put(row: FacetRow): void;
  remove(id: number): void;
  find(query: IndexQuery): IndexAnswer;
  readonly size: number;
}

/**
 * Creates an index of documents.
 * @param facets all facets with their terms; other facets of a document are ignored
 */
export function createFacetIndex(
  { facets, orders, ranges }: { facets: readonly Facet[]; ranges: readonly string[]; orders: readonly string[] },
  documents: readonly FacetRow[],
): FacetIndex {
  const rows = createFacetRows(facets, documents.length);
  const spare = createSpareSets();
  const spans = new Map(ranges.map((name) => [name, createRangeIndex(rows.idOf)]));
  const sorted = new Map<string, SortedSlots>(orders.map((name) => [name, createSortedSlots(rows.idOf)]));

  function remove(id: number): void {
    const slot = rows.slotOf(id);
    if (slot === undefined) return;
    for (const order of [...sorted.values(), ...spans.values()]) order.remove(slot);
    rows.remove(id);
  }

  function find(query: IndexQuery): IndexAnswer {
    spare.begin(rows.words());
    const { base, chosen, passing } = findPassing(query, { rows, spans, spare });
    const result = passing();
    const total = countAll(result);
    const counts = query.counts.map(({ choice, name }): [string, Map<TermKey, number>] => {
      const bits = choice === 'AND' || !chosen.has(`terms/${name}`) ? result : passing(`terms/${name}`);
      const filled = filledWords(bits, spare.take());
      const counted = new Map<TermKey, number>();
      for (const [key, term] of rows.termsOf(name) ?? []) counted.set(key, countCommon(term, bits, filled));
      return [name, counted];
    });
    const extents = ranges.flatMap((name): [string, { min: number; max: number }][] => {
      const span = spans.get(name);
      const found = span?.extent(chosen.has(`range/${name}`) ? passing(`range/${name}`) : result) ?? span?.extent(base);
      return found ? [[name, found]] : [];
    });
    const without: Record<string, number> = {};
    if (total === 0) for (const name of chosen) without[name] = countAll(passing(name));
    const totalPages = Math.max(1, Math.ceil(total / query.limit));
    const page = Math.min(Math.max(1, query.page), totalPages);
    return {
      ids: listIds(result, query, (page - 1) * query.limit),
      total,
      page,
      totalPages,
      counts: Object.fromEntries(counts),
      ranges: Object.fromEntries(extents),
      without,
    };
  }

  function listIds(result: Bits, { base, limit, order }: IndexQuery, offset: number): number[] {
    if (!order && base.ids) {
      const left = new Set<number>();
      eachBit(result, (slot) => left.add(rows.idOf(slot)));
      return [...new Set(base.ids)].filter((id) => left.has(id)).slice(offset, offset + limit);
    }
    const { isDescending = true, name = orders[0] ?? '' } = order ?? {};
    const taken = sorted.get(name)?.take(result, { isDescending, offset, limit }) ?? [];
    return taken.map((slot) => rows.idOf(slot));
  }

  const taken = documents.map((row) => ({ row, slot: rows.add(row) }));
  for (const [name, order] of sorted) order.fill(taken.map(({ row, slot }) => ({ slot, key: row.keys[name] })));
  for (const [name, span] of spans) span.fill(taken.map(({ row, slot }) => ({ slot, span: row.ranges[name] })));

  return {
    put(row) {
      remove(row.id);
      const slot = rows.add(row);
      for (const [name, order] of sorted) order.put(slot, row.keys[name]);
      for (const [name, span] of spans) span.put(slot, row.ranges[name]);
    },
    remove,
    find,
    get size() {
      return rows.size();
    },
  };
}
