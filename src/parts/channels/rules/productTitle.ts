import { cleanText } from './cleanText.ts';

/** Characters of a title (Google, “Title and description guidelines”). */
export const MOST_TITLE = 150;

/** Emoji and other symbols, which are not allowed in titles (the same source), with what joins and colours them. */
const SYMBOLS = /\p{So}|\p{Sk}|\p{Extended_Pictographic}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/** The title of a tour as travel search takes it; the words stay those of its page. */
export function productTitle(title: string): string {
  return cleanText(title.replace(SYMBOLS, ' ').replace(/\s+/g, ' '), MOST_TITLE);
}
