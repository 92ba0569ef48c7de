import type SearchableMap from 'minisearch/SearchableMap';
import { STOP_WORDS } from '../../shared/search/words.ts';
import type { Postings } from './postings.ts';
import { PREFIX_FROM } from './scoreWords.ts';

/** Minimum length for suggestions with two typing errors. */
const SUGGEST_TWO_FROM = 8;

/** Whether some document has the word, or one with this prefix. */
export function isKnown(words: SearchableMap<Postings>, word: string): boolean {
  if (STOP_WORDS.has(word) || words.has(word)) return true;
  return word.length >= PREFIX_FROM && words.atPrefix(word).size > 0;
}

/** Spelling suggestion: the most similar indexed word (fuzzy search); on ties, the most frequent. */
export function nearest(words: SearchableMap<Postings>, word: string): string | undefined {
  if (word.length <= PREFIX_FROM) return undefined;
  for (const distance of word.length >= SUGGEST_TWO_FROM ? [1, 2] : [1]) {
    const like = [...words.fuzzyGet(word, distance)].sort(([, [one]], [, [other]]) => other.length - one.length);
    if (like[0]) return like[0][0];
  }
  return undefined;
}
