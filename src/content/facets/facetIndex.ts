import type { LogicalJoin } from '../../shared/listings/types.ts';
import type { FacetAsked } from '../listTypes.ts';
import {
  addBits,
  type Bits,
  clearBit,
  countAll,
  countCommon,
  createSpareSets,
  dropBits,
  eachBit,
  filledWords,
  grownBits,
  keepBits,
  setBit,
  wordsFor,
} from './bits.ts';
import { createRangeIndex } from './rangeIndex.ts';
import { createSortedSlots, type SortedSlots, type SortKey } from './sortedSlots.ts';

/** Value of a facet in a document: the id of a term, or the slug of a band. */
export type TermKey = number | string;

/** The data of a document by which listings are filtered and sorted. */
export interface FacetRow {
  id: number;
  /** By facet; a term of a tree without its ancestors. */
  terms: Readonly<Record<string, readonly TermKey[]>>;
  /** By range: from and to. */
  ranges: Readonly<Record<string, readonly [number, number] | undefined>>;
  /** Sort keys, by order. */
  keys: Readonly<Record<string, SortKey>>;
}

/** A facet with its terms, each with its parent. */
export interface Facet {
  name: string;
  terms: readonly { key: TermKey; parent?: TermKey | undefined }[];
}

/** Terms of one facet in a query. */
export interface TermsAsked {
  facet: string;
  keys: readonly TermKey[];
  join: LogicalJoin;
}

export interface RangeAsked {
  range: string;
  min: number;
  max: number;
}

export interface IndexQuery {
  /** Filters of the list itself, before any visitor's choice. */
  base: {
    terms: readonly TermsAsked[];
    ids?: readonly number[] | undefined;
    excludeIds?: readonly number[] | undefined;
  };
  terms: readonly TermsAsked[];
  ranges: readonly RangeAsked[];
  /** Sort order; absent: the order of `base.ids`. */
  order?: { name: string; isDescending: boolean } | undefined;
  /** From 1; beyond the last page: the last. */
  page: number;
  limit: number;
  counts: readonly FacetAsked[];
}

export interface IndexAnswer {
  ids: number[];
  total: number;
  page: number;
  totalPages: number;
  counts: Record<string, Map<TermKey, number>>;
  /** Minimum and maximum of each range over the documents that pass all other filters; where none do, over all. */
  ranges: Record<string, { min: number; max: number }>;
  /** For an empty result: the number of documents without the filter of a facet (`terms/name`), or of a range (`range/name`). */
  without: Record<string, number>;
}

/** In-memory index of the documents of one kind, by terms, numbers and sort keys. */
export interface FacetIndex {
  /** Inserts or replaces a document. */
  put(row: FacetRow): void;
  remove(id: number): void;
  find(query: IndexQuery): IndexAnswer;
  readonly size: number;
}

const FIRST_SLOTS = 1024;

/**
 * Creates an index of documents.
 * @param facets all facets with their terms; other facets of a document are ignored
 */
export function createFacetIndex(
  { facets, orders, ranges }: { facets: readonly Facet[]; ranges: readonly string[]; orders: readonly string[] },
  rows: readonly FacetRow[],
): FacetIndex {
  let words = wordsFor(Math.max(FIRST_SLOTS, rows.length));
  const slots = new Map<number, number>();
  const ids: number[] = [];
  const free: number[] = [];
  let alive: Bits = new Uint32Array(words);
  const spare = createSpareSets();
  const bitsOf = new Map(
    facets.map(({ name, terms }) => [
      name,
      new Map<TermKey, Bits>(terms.map(({ key }) => [key, new Uint32Array(words)])),
    ]),
  );
  const above = new Map(facets.map((facet) => [facet.name, ancestorsOf(facet)]));
  const idOf = (slot: number): number => ids[slot] ?? 0;
  const spans = new Map(ranges.map((name) => [name, createRangeIndex(idOf)]));
  const sorted = new Map<string, SortedSlots>(orders.map((name) => [name, createSortedSlots(idOf)]));

  function takeSlot(id: number): number {
    const slot = free.pop() ?? ids.length;
    ids[slot] = id;
    slots.set(id, slot);
    if (slot < words * 32) return slot;
    words *= 2;
    alive = grownBits(alive, words);
    for (const terms of bitsOf.values()) for (const [key, bits] of terms) terms.set(key, grownBits(bits, words));
    return slot;
  }

  function take({ id, terms }: FacetRow): number {
    const slot = takeSlot(id);
    setBit(alive, slot);
    for (const [facet, byKey] of bitsOf) {
      for (const key of terms[facet] ?? []) {
        for (const each of above.get(facet)?.get(key) ?? []) {
          const bits = byKey.get(each);
          if (bits) setBit(bits, slot);
        }
      }
    }
    return slot;
  }

  function remove(id: number): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
    for (const order of [...sorted.values(), ...spans.values()]) order.remove(slot);
    clearBit(alive, slot);
    for (const byKey of bitsOf.values()) for (const bits of byKey.values()) clearBit(bits, slot);
    slots.delete(id);
    free.push(slot);
  }

  /** The documents that match terms of a facet. */
  function passingTerms({ facet, join, keys }: TermsAsked): Bits {
    const found = keys.map((key) => bitsOf.get(facet)?.get(key) ?? spare.empty());
    const [first] = found;
    if (!first) return alive;
    const passed = spare.copy(join === 'NOT' ? alive : first);
    for (const bits of found) {
      if (join === 'AND') keepBits(passed, bits);
      else if (join === 'NOT') dropBits(passed, bits);
      else addBits(passed, bits);
    }
    return passed;
  }

  function slotsOf(wanted: readonly number[]): Bits {
    const bits = spare.empty();
    for (const id of wanted) {
      const slot = slots.get(id);
      if (slot !== undefined) setBit(bits, slot);
    }
    return bits;
  }

  function findBase({ excludeIds, ids: only, terms }: IndexQuery['base']): Bits {
    const bits = spare.copy(alive);
    if (only) keepBits(bits, slotsOf(only));
    if (excludeIds) dropBits(bits, slotsOf(excludeIds));
    for (const asked of terms) keepBits(bits, passingTerms(asked));
    return bits;
  }

  function withinRange(bits: Bits, { max, min, range }: RangeAsked): Bits {
    const found = spare.empty();
    spans.get(range)?.within(bits, { min, max, found });
    return found;
  }

  function find(query: IndexQuery): IndexAnswer {
    spare.begin(words);
    const base = findBase(query.base);
    const narrowed = [
      ...query.terms.map((asked) => ({ name: `terms/${asked.facet}`, bits: passingTerms(asked) })),
      ...query.ranges.map(({ max, min, range }) => ({
        name: `range/${range}`,
        bits: withinRange(base, { range, min, max }),
      })),
    ];
    /** The documents that pass all filters but that of one facet (`terms/name`) or range (`range/name`). */
    const passing = (leftOut?: string): Bits => {
      const bits = spare.copy(base);
      for (const each of narrowed) if (each.name !== leftOut) keepBits(bits, each.bits);
      return bits;
    };
    const result = passing();
    const total = countAll(result);
    const chosen = new Set(narrowed.map(({ name }) => name));
    const counts = query.counts.map(({ choice, name }): [string, Map<TermKey, number>] => {
      const bits = choice === 'AND' || !chosen.has(`terms/${name}`) ? result : passing(`terms/${name}`);
      const filled = filledWords(bits, spare.take());
      const counted = new Map<TermKey, number>();
      for (const [key, term] of bitsOf.get(name) ?? []) counted.set(key, countCommon(term, bits, filled));
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
      eachBit(result, (slot) => left.add(ids[slot] as number));
      return [...new Set(base.ids)].filter((id) => left.has(id)).slice(offset, offset + limit);
    }
    const { isDescending = true, name = orders[0] ?? '' } = order ?? {};
    const taken = sorted.get(name)?.take(result, { isDescending, offset, limit }) ?? [];
    return taken.map((slot) => ids[slot] as number);
  }

  const taken = rows.map((row) => ({ row, slot: take(row) }));
  for (const [name, order] of sorted) order.fill(taken.map(({ row, slot }) => ({ slot, key: row.keys[name] })));
  for (const [name, span] of spans) span.fill(taken.map(({ row, slot }) => ({ slot, span: row.ranges[name] })));

  return {
    put(row) {
      remove(row.id);
      const slot = take(row);
      for (const [name, order] of sorted) order.put(slot, row.keys[name]);
      for (const [name, span] of spans) span.put(slot, row.ranges[name]);
    },
    remove,
    find,
    get size() {
      return slots.size;
    },
  };
}

/** Each term with its ancestors, itself included; a cycle ends where it began. */
function ancestorsOf({ terms }: Facet): Map<TermKey, ReadonlySet<TermKey>> {
  const parents = new Map(terms.map(({ key, parent }) => [key, parent]));
  return new Map(
    terms.map(({ key }) => {
      const found = new Set<TermKey>();
      for (let at: TermKey | undefined = key; at !== undefined && !found.has(at); at = parents.get(at)) found.add(at);
      return [key, found];
    }),
  );
}
