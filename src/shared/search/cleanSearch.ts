/** Maximum length of a search query, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** Normalizes a search query to fit into one URL path segment; idempotent. */
export function cleanSearch(text: string): string {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}/\\]+/gu, ' ')
    .trim();
  const cut = [...words].slice(0, SEARCH_MAX_LENGTH).join('').trim();
  // Browsers resolve these as dot segments.
  return cut === '.' || cut === '..' ? '' : cut;
}
