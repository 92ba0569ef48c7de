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
  return countCommon(bits, bits);
}

/** How many slots both sets have. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += ones((one[at] ?? 0) & (other[at] ?? 0));
  return count;
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
