import { cleanText } from './cleanText.ts';

/** Maximum length, in characters, of a title (Google, “Title and description guidelines”). */
export const MAX_TITLE = 150;

/** Emoji and other symbols, which are not allowed in titles (the same source), with joiners and variation selectors. */
const SYMBOLS = /\p{So}|\p{Sk}|\p{Extended_Pictographic}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/** The title of a tour for travel search: the page's title without symbols. */
export function productTitle(title: string): string {
  return cleanText(title.replace(SYMBOLS, ' ').replace(/\s+/g, ' '), MAX_TITLE);
}
