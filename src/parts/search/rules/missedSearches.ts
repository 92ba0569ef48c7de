import { cleanSearch } from '../../../shared/search/cleanSearch.ts';

/** Longest words counted, in characters: more is pasted text. */
export const MISSED_LENGTH = 60;

/** An e-mail address or URL, complete or partial. */
const ADDRESS = /@|:\/\/|\bwww\./i;
/** As many digits as a telephone number has at least, with any separators. */
const NUMBER = /(?:\p{Nd}[\s().+/-]*){6}/u;

/**
 * Words to count for a search without results.
 * @returns normalized words, or undefined for none, or possible personal data
 */
export function missedSearches(text: string): string | undefined {
  const words = cleanSearch(text).toLowerCase();
  const isKept = /\p{L}{2}/u.test(words) && words.length <= MISSED_LENGTH && !ADDRESS.test(text) && !NUMBER.test(words);
  return isKept ? words : undefined;
}
