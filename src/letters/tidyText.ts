/** Control characters except line break and tab, and direction marks. */
const UNFIT = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Normalizes a text for a letter: one kind of line break, at most one empty line in a row, no invisible characters. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNFIT, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
