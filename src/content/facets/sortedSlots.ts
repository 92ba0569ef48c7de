import { type Bits, hasBit } from './bits.ts';

/** Sort key of a document; those without one come last. */
export type SortKey = number | string | undefined;

/** Sorted list of slots, kept sorted on every change. */
export interface SortedSlots {
  /** Bulk insert into an empty list. */
  fill(entries: readonly { slot: number; key: SortKey }[]): void;
  put(slot: number, key: SortKey): void;
  remove(slot: number): void;
  /** A page of a set in sort order; slots without a key last in either direction. */
  take(bits: Bits, options: { isDescending: boolean; offset: number; limit: number }): number[];
}

const titles = new Intl.Collator('en', { numeric: true });

/**
 * Creates an empty list.
 * @param idOf the document id of a slot: on equal keys the greater id counts as newer
 */
export function createSortedSlots(idOf: (slot: number) => number): SortedSlots {
  /** By slot; undefined for one that is not in the list. */
  const keys: SortKey[] = [];
  const sorted: number[] = [];
  const without: number[] = [];

  const compare = (one: number, other: number): number =>
    compareKeys(keys[one], keys[other]) || idOf(one) - idOf(other);

  /** Binary search for the position of a slot, or its insertion point. */
  function placeOf(slot: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function removeFrom(list: number[], at: number): void {
    if (at >= 0) list.splice(at, 1);
  }

  return {
    fill(entries) {
      for (const { key, slot } of entries) {
        keys[slot] = key;
        (key === undefined ? without : sorted).push(slot);
      }
      sorted.sort(compare);
      without.sort((one, other) => idOf(one) - idOf(other));
    },
    put(slot, key) {
      keys[slot] = key;
      if (key === undefined) {
        const at = without.findIndex((other) => idOf(other) > idOf(slot));
        without.splice(at < 0 ? without.length : at, 0, slot);
      } else sorted.splice(placeOf(slot), 0, slot);
    },
    remove(slot) {
      if (keys[slot] === undefined) removeFrom(without, without.indexOf(slot));
      else removeFrom(sorted, placeOf(slot));
      keys[slot] = undefined;
    },
    take(bits, { isDescending, limit, offset }) {
      const taken: number[] = [];
      let passed = 0;
      for (const list of [sorted, without]) {
        for (let at = 0; at < list.length && taken.length < limit; at += 1) {
          const slot = list[isDescending ? list.length - 1 - at : at] as number;
          if (!hasBit(bits, slot)) continue;
          passed += 1;
          if (passed > offset) taken.push(slot);
        }
      }
      return taken;
    },
  };
}

function compareKeys(one: SortKey, other: SortKey): number {
  if (typeof one === 'string' || typeof other === 'string') return titles.compare(String(one), String(other));
  return (one ?? 0) - (other ?? 0);
}
