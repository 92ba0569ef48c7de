import { cleanSearch } from '../../../shared/search/cleanSearch.ts';

/** Longest words that are counted, in characters: more is no search, but a text that somebody pasted. */
export const MISSED_LENGTH = 60;

/** An address of mail or of the web, whole or begun. */
const ADDRESS = /@|:\/\/|\bwww\./i;
/** As many digits as a telephone number has at least, whatever stands between them. */
const NUMBER = /(?:\p{Nd}[\s().+/-]*){6}/u;

/**
 * What is kept of a search in vain.
 * @returns its words in one form, or undefined where they are none, or look like something of a person
 */
export function missedWords(text: string): string | undefined {
  const words = cleanSearch(text).toLowerCase();
  const isKept = /\p{L}{2}/u.test(words) && words.length <= MISSED_LENGTH && !ADDRESS.test(text) && !NUMBER.test(words);
  return isKept ? words : undefined;
}
