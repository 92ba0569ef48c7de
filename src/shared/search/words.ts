import { normalizeText } from '../text/normalizeText.ts';

/** French elisions (articles and pronouns), folded: only the word after them is indexed. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres)?qu)'(?=\p{L})/gu;
/** The English possessive. */
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;
/** The Arabic article, with an optional letter before it, and `لل`: only the word after them is indexed. */
const ARTICLE = /(?<![\p{L}\p{N}])(?:[وفبك]?ال|لل)+(?=\p{L}{3})/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/**
 * Stop words in English and French, folded. Searched only when nothing else is in the query. Short on purpose: a
 * missing stop word costs a few kilobytes, one too many cannot be found.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from has have in is it its of on or our that the their they this to was we were with you your ' +
    'au aux avec ce ces dans de des du elle en est et il ils je la le les leur mais ne nous ou par pas pour que qui sa se ses son sur un une vous'
  ).split(' '),
);

/** Tokenizes a text for search: folded (`normalizeText`), without elisions and articles that are part of a word, in order. */
export function wordsIn(text: string): string[] {
  return normalizeText(text)
    .replace(ELISION, '')
    .replace(POSSESSIVE, '')
    .replace(ARTICLE, '')
    .split(NO_WORD)
    .filter(Boolean);
}

/** The same without stop words, unless nothing else is left. */
export function meaningfulWords(text: string): string[] {
  const words = wordsIn(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
