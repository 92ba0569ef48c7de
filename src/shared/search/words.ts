import { foldText } from '../foldText.ts';

/** French articles and pronouns that lean on the next word, folded: the word alone is what is looked up. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres)?qu)'(?=\p{L})/gu;
/** The English possessive. */
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/**
 * What says nothing of where or what, in English and French, folded. Looked up only where nothing else is asked for.
 * Short on purpose: a word that is missing here costs a few kilobytes, one too many cannot be found.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from has have in is it its of on or our that the their they this to was we were with you your ' +
    'au aux avec ce ces dans de des du elle en est et il ils je la le les leur mais ne nous ou par pas pour que qui sa se ses son sur un une vous'
  ).split(' '),
);

/** The words of a text in the form in which they are looked up: folded (`foldText`), without elisions, in their order. */
export function wordsIn(text: string): string[] {
  return foldText(text).replace(ELISION, '').replace(POSSESSIVE, '').split(NO_WORD).filter(Boolean);
}

/** The same without what says nothing, unless nothing else is there. */
export function meaningfulWords(text: string): string[] {
  const words = wordsIn(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
