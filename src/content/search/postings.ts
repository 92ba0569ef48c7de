/** Lowest bits of a posting: the fields with the word; above them, its frequency in the running text. */
const PLACE_BITS = 5;
const FREQUENCY_BITS = 3;
const SLOT_SHIFT = PLACE_BITS + FREQUENCY_BITS;
const MAX_FREQUENT = 2 ** FREQUENCY_BITS - 1;
const ALL_PLACES = 2 ** PLACE_BITS - 1;

/**
 * Encodes one posting.
 * @param slot number of the document, below 2²⁴
 * @param places bit mask of the fields with the word
 * @param times how often the word is in the running text
 */
export function posting(slot: number, places: number, times: number): number {
  const frequency = Math.min(MAX_FREQUENT, Math.floor(Math.log2(Math.max(1, times))));
  return ((slot << SLOT_SHIFT) | (frequency << PLACE_BITS) | places) >>> 0;
}

/** The number of the document. */
export function slotOf(posting: number): number {
  return posting >>> SLOT_SHIFT;
}

/** Bit mask of the fields with the word. */
export function placesOf(posting: number): number {
  return posting & ALL_PLACES;
}

/** Frequency of the word in the running text, as a power of two, from 0 to 7. */
export function frequencyOf(posting: number): number {
  return (posting >>> PLACE_BITS) & MAX_FREQUENT;
}

/**
 * Posting list: the documents with a word, four bytes each, as a large site has millions. A class, since there is one for each word: closures would
 * take more memory than their content.
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

  /** Filters the list and frees the memory of the rest. */
  keep(isKept: (posting: number) => boolean): void {
    this.values = this.values.subarray(0, this.length).filter(isKept);
    this.length = this.values.length;
  }
}
