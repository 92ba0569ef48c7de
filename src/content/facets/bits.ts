/** A set of slots, small whole numbers, one bit each. Sets of one index have one length. */
export type Bits = Uint32Array;

const WORD = 32;

/** How many words hold so many slots. */
export function wordsFor(slots: number): number {
  return Math.ceil(slots / WORD);
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Keeps in the first set only what the second has too. */
export function keepBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Takes out of the first set what the second has. */
export function dropBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & ~(other[at] ?? 0);
}

/** Adds to the first set what the second has. */
export function addBits(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** How many slots a set has. */
export function countAll(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0);
  return count;
}

/**
 * How many slots both sets have.
 * @param filled the words of one of them that hold any (`filledWords`)
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
 * Which words of a set hold any slot: of a set of few slots, few.
 * @param filled as long as the set, and written over
 */
export function filledWords(bits: Bits, filled: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) filled[count++] = at;
  return filled.subarray(0, count);
}

/** Calls for each slot of the set, from the least. */
export function eachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) visit(at * WORD + 31 - Math.clz32(word & -word));
  }
}

/** The same set with room for more. */
export function grownBits(bits: Bits, words: number): Bits {
  const grown = new Uint32Array(words);
  grown.set(bits);
  return grown;
}

/** How many bits of a word are set, all at once: pairs, then fours, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Sets for the length of one question, which the next one writes over: each of them would take memory outside of the heap. */
export interface SpareSets {
  /** From now on all of them may be written over. */
  begin(words: number): void;
  /** A set of the words that were begun with; what stands in it is anything. */
  take(): Bits;
  copy(bits: Bits): Bits;
  empty(): Bits;
}

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
