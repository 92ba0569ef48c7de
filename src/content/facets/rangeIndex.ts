import { type Bits, eachBit, setBit } from './bits.ts';
import { createSortedSlots } from './sortedSlots.ts';

/** Range of one document, from and to; undefined where it has no value. */
export type Span = readonly [from: number, to: number] | undefined;

/** Index of one range: the spans of all documents by slot. */
export interface RangeIndex {
  /** Bulk insert into an empty index. */
  fill(entries: readonly { slot: number; span: Span }[]): void;
  put(slot: number, span: Span): void;
  remove(slot: number): void;
  /** Adds to an empty set those slots of another whose span overlaps a range; documents without a value never do. */
  within(bits: Bits, range: { min: number; max: number; found: Bits }): void;
  /** Minimum and maximum over a set; undefined where no slot has a value. */
  extent(bits: Bits): { min: number; max: number } | undefined;
}

/** @param idOf the document id of a slot */
export function createRangeIndex(idOf: (slot: number) => number): RangeIndex {
  const spans: Span[] = [];
  // Sorted, so that the extent of a large set is found at the first documents of each order, without scanning the rest.
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
