import { type Bits, eachBit, setBit } from './bits.ts';
import { createSortedSlots } from './sortedSlots.ts';

/** From and to of one document; undefined where it has no value. */
export type Span = readonly [from: number, to: number] | undefined;

/** One range of all documents: their spans by slot. */
export interface RangeIndex {
  /** Puts many at once into an empty one. */
  fill(entries: readonly { slot: number; span: Span }[]): void;
  put(slot: number, span: Span): void;
  remove(slot: number): void;
  /** Adds to an empty set those of another that reach into a range; what has no value is in none. */
  within(bits: Bits, range: { min: number; max: number; found: Bits }): void;
  /** The least and the greatest value in a set; undefined where none has a value. */
  extent(bits: Bits): { min: number; max: number } | undefined;
}

/** @param idOf the id behind a slot */
export function createRangeIndex(idOf: (slot: number) => number): RangeIndex {
  const spans: Span[] = [];
  // In order, so that the ends of a large set are found at its first documents, without a look at all others.
  const byFrom = createSortedSlots(idOf);
  const byTo = createSortedSlots(idOf);

  function end(order: typeof byFrom, bits: Bits, isDescending: boolean): Span {
    const [slot] = order.take(bits, { isDescending, offset: 0, limit: 1 });
    return slot === undefined ? undefined : spans[slot];
  }

  return {
    fill(entries) {
      for (const { slot, span } of entries) spans[slot] = span;
      byFrom.fill(entries.map(({ slot, span }) => ({ slot, key: span?.[0] })));
      byTo.fill(entries.map(({ slot, span }) => ({ slot, key: span?.[1] })));
    },
    put(slot, span) {
      spans[slot] = span;
      byFrom.put(slot, span?.[0]);
      byTo.put(slot, span?.[1]);
    },
    remove(slot) {
      byFrom.remove(slot);
      byTo.remove(slot);
      spans[slot] = undefined;
    },
    within(bits, { found, max, min }) {
      eachBit(bits, (slot) => {
        const span = spans[slot];
        if (span && span[0] <= max && span[1] >= min) setBit(found, slot);
      });
    },
    extent(bits) {
      const least = end(byFrom, bits, false);
      const most = end(byTo, bits, true);
      return least && most && { min: least[0], max: most[1] };
    },
  };
}
