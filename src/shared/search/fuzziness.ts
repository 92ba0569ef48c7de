/** Minimum word length for typo tolerance (reference: “typo tolerance 1 at ≥ 5 letters”). */
const FUZZY_FROM = 5;

/** Number of typos tolerated in a word: letters wrong, missing or too many. */
export function typosIn(word: string): 0 | 1 {
  return word.length >= FUZZY_FROM ? 1 : 0;
}
