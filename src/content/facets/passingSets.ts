import { addBits, type Bits, dropBits, keepBits, type SpareSets, setBit } from './bits.ts';
import type { FacetRows } from './facetRows.ts';
import type { IndexQuery, RangeQuery, TermsQuery } from './facetTypes.ts';
import type { RangeIndex } from './rangeIndex.ts';

/** The sets of documents that pass the filters of one query. */
export interface PassingSets {
  /** Documents that pass the filters of the list itself. */
  base: Bits;
  /** The names of the visitor's filters: `terms/name` or `range/name`. */
  chosen: ReadonlySet<string>;
  /** The documents that pass all filters but one. @param leftOut its name; undefined: none */
  passing(leftOut?: string): Bits;
}

/** @param spare sets that live as long as the query */
export function findPassing(
  query: IndexQuery,
  { rows, spans, spare }: { rows: FacetRows; spans: ReadonlyMap<string, RangeIndex>; spare: SpareSets },
): PassingSets {
  /** The documents that match terms of a facet. */
  function passingTerms({ facet, join, keys }: TermsQuery): Bits {
    const found = keys.map((key) => rows.termsOf(facet)?.get(key) ?? spare.empty());
    const [first] = found;
    if (!first) return rows.all();
    const passed = spare.copy(join === 'NOT' ? rows.all() : first);
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
      const slot = rows.slotOf(id);
      if (slot !== undefined) setBit(bits, slot);
    }
    return bits;
  }

  function findBase({ excludeIds, ids: only, terms }: IndexQuery['base']): Bits {
    const bits = spare.copy(rows.all());
    if (only) keepBits(bits, slotsOf(only));
    if (excludeIds) dropBits(bits, slotsOf(excludeIds));
    for (const asked of terms) keepBits(bits, passingTerms(asked));
    return bits;
  }

  function withinRange(bits: Bits, { max, min, range }: RangeQuery): Bits {
    const found = spare.empty();
    spans.get(range)?.within(bits, { min, max, found });
    return found;
  }

  const base = findBase(query.base);
  const narrowed = [
    ...query.terms.map((asked) => ({ name: `terms/${asked.facet}`, bits: passingTerms(asked) })),
    ...query.ranges.map(({ max, min, range }) => ({
      name: `range/${range}`,
      bits: withinRange(base, { range, min, max }),
    })),
  ];
  return {
    base,
    chosen: new Set(narrowed.map(({ name }) => name)),
    passing(leftOut) {
      const bits = spare.copy(base);
      for (const each of narrowed) if (each.name !== leftOut) keepBits(bits, each.bits);
      return bits;
    },
  };
}
