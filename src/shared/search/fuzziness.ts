/** Letters from which on a word may have one wrong one (reference, section 3: “typo tolerance 1 at ≥ 5 letters”). */
const FUZZY_FROM = 5;

/** How many letters of a word may be wrong, missing or too many. */
export function typosIn(word: string): 0 | 1 {
  return word.length >= FUZZY_FROM ? 1 : 0;
}
