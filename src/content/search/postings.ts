/** Bits of a posting that say where in the document the word stands; above them, how often in the running text. */
const PLACE_BITS = 5;
const FREQUENCY_BITS = 3;
const SLOT_SHIFT = PLACE_BITS + FREQUENCY_BITS;
const MOST_FREQUENT = 2 ** FREQUENCY_BITS - 1;
const ALL_PLACES = 2 ** PLACE_BITS - 1;

/**
 * Writes one posting.
 * @param slot number of the document, below 2²⁴
 * @param places a bit for each field that has the word
 * @param times how often the running text has it
 */
export function posting(slot: number, places: number, times: number): number {
  const frequency = Math.min(MOST_FREQUENT, Math.floor(Math.log2(Math.max(1, times))));
  return ((slot << SLOT_SHIFT) | (frequency << PLACE_BITS) | places) >>> 0;
}

/** The number of the document. */
export function slotOf(posting: number): number {
  return posting >>> SLOT_SHIFT;
}

/** A bit for each field that has the word. */
export function placesOf(posting: number): number {
  return posting & ALL_PLACES;
}

/** How often the running text has the word, as a power of two, from 0 to 7. */
export function frequencyOf(posting: number): number {
  return (posting >>> PLACE_BITS) & MOST_FREQUENT;
}

/**
 * The documents that have a word, four bytes for each: a large site has millions of such pairs. A class, since there is one for each word: closures would take more memory than what they hold.
 */
export class Postings {
  length = 0;
  /** The first `length` of these. */
  values = new Uint32Array(2);

  add(posting: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 1);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = posting;
    this.length += 1;
  }

  /** Lets go of those that are not to be kept. */
  keep(isKept: (posting: number) => boolean): void {
    this.values = this.values.subarray(0, this.length).filter(isKept);
    this.length = this.values.length;
  }
}
