/** Longest search that is looked up, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** The one form of what somebody searches for: it fits into one segment of an address, and asking twice changes nothing. */
export function cleanSearch(text: string): string {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}/\\]+/gu, ' ')
    .trim();
  const cut = [...words].slice(0, SEARCH_MAX_LENGTH).join('').trim();
  // A browser reads these as steps to another address.
  return cut === '.' || cut === '..' ? '' : cut;
}
