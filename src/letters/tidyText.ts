/** Control characters but the line break and the tab, and what turns the direction of the words around it. */
const UNFIT = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text as it can stand in a letter: line breaks of one kind, at most one empty line in a row, nothing that cannot be seen. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNFIT, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
