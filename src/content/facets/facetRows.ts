import { type Bits, clearBit, grownBits, setBit, wordsFor } from './bits.ts';
import type { Facet, FacetRow, TermKey } from './facetTypes.ts';

/** The documents of an index by slot, and the set of those that have each term. */
export interface FacetRows {
  /** All documents. */
  all(): Bits;
  /** Length of every set. */
  words(): number;
  size(): number;
  idOf(slot: number): number;
  slotOf(id: number): number | undefined;
  /** The documents that have a term of a facet or one below it, by term. */
  termsOf(facet: string): ReadonlyMap<TermKey, Bits> | undefined;
  /** Inserts a document that is not there, and returns its slot. */
  add(row: FacetRow): number;
  /** @returns the slot that it had; undefined where it was not there */
  remove(id: number): number | undefined;
}

const FIRST_SLOTS = 1024;

/**
 * Creates the sets of an index.
 * @param facets all facets with their terms; other facets of a document are ignored
 * @param expected number of documents to come
 */
export function createFacetRows(facets: readonly Facet[], expected: number): FacetRows {
  let words = wordsFor(Math.max(FIRST_SLOTS, expected));
  const slots = new Map<number, number>();
  const ids: number[] = [];
  const free: number[] = [];
  let alive: Bits = new Uint32Array(words);
  const bitsOf = new Map(
    facets.map(({ name, terms }) => [
      name,
      new Map<TermKey, Bits>(terms.map(({ key }) => [key, new Uint32Array(words)])),
    ]),
  );
  const above = new Map(facets.map((facet) => [facet.name, ancestorsOf(facet)]));

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

  return {
    all: () => alive,
    words: () => words,
    size: () => slots.size,
    idOf: (slot) => ids[slot] ?? 0,
    slotOf: (id) => slots.get(id),
    termsOf: (facet) => bitsOf.get(facet),
    add({ id, terms }) {
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
    },
    remove(id) {
      const slot = slots.get(id);
      if (slot === undefined) return undefined;
      clearBit(alive, slot);
      for (const byKey of bitsOf.values()) for (const bits of byKey.values()) clearBit(bits, slot);
      slots.delete(id);
      free.push(slot);
      return slot;
    },
  };
}

/** Each term with its ancestors, itself included; a cycle is followed once. */
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
