/** A bitset of slots (small whole numbers). All sets of one index have the same length. */
export type Bits = Uint32Array;

const WORD = 32;

/** Number of 32-bit words for that many slots. */
export function wordsFor(slots: number): number {
  return Math.ceil(slots / WORD);
}

/** Whether a slot is in the set. */
export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** Adds a slot to the set. */
export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** Removes a slot from the set. */
export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Intersection, in place: keeps in the first set only what is also in the second. */
export function keepBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Difference, in place: removes the slots of the second set from the first. */
export function dropBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & ~(other[at] ?? 0);
}

/** Union, in place: adds the slots of the second set to the first. */
export function addBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** Number of slots in a set. */
export function countAll(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0);
  return count;
}

/**
 * Number of slots in the intersection of two sets.
 * @param filled the nonzero words of one of them (`filledWords`)
 */
export function countCommon(one: Bits, other: Bits, filled: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < filled.length; index += 1) {
    const at = filled[index] as number;
    count += ones((one[at] ?? 0) & (other[at] ?? 0));
  }
  return count;
}

/**
 * Indexes of the nonzero words of a set: few where it has few slots.
 * @param filled output buffer, as long as the set
 */
export function filledWords(bits: Bits, filled: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) filled[count++] = at;
  return filled.subarray(0, count);
}

/** Calls `visit` for each slot of the set, in ascending order. */
export function eachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) visit(at * WORD + 31 - Math.clz32(word & -word));
  }
}

/** Copies the bit set into a larger one, of `words` 32-bit words. */
export function grownBits(bits: Bits, words: number): Bits {
  const grown = new Uint32Array(words);
  grown.set(bits);
  return grown;
}

/** Population count of a 32-bit word: pairs, then fours, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Pool of sets for one query, reused by the next: each typed array would allocate memory outside of the heap. */
export interface SpareSets {
  /** Returns all sets to the pool. */
  begin(words: number): void;
  /** A set of the length given to `begin`, uninitialised. */
  take(): Bits;
  copy(bits: Bits): Bits;
  empty(): Bits;
}

/** Object pool of bit sets, reused from query to query. */
export function createSpareSets(): SpareSets {
  let sets: Bits[] = [];
  let words = 0;
  let taken = 0;

  function take(): Bits {
    const set = sets[taken] ?? new Uint32Array(words);
    sets[taken] = set;
    taken += 1;
    return set;
  }

  return {
    begin(now) {
      if (now !== words) sets = [];
      words = now;
      taken = 0;
    },
    take,
    copy(bits) {
      const copy = take();
      copy.set(bits);
      return copy;
    },
    empty: () => take().fill(0),
  };
}
