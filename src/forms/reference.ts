/** Alphabet without ambiguous characters, for reading out or copying by hand: no 0 O 1 I L 2 Z 5 S 8 B U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';

/** Length in characters; gives six million references. */
const LENGTH = 5;

/**
 * Creates the reference of an enquiry, such as `K-7Q3M4`.
 * @param siteName its first letter is the prefix
 * @param random bytes, one for each character, as `crypto.getRandomValues` gives
 */
export function createReference(siteName: string, random = crypto.getRandomValues(new Uint8Array(LENGTH * 4))): string {
  const first = siteName.normalize('NFKD').toUpperCase().match(/[A-Z]/)?.[0];
  // Rejection sampling against modulo bias: bytes beyond the last multiple of the alphabet would make its first
  // characters likelier.
  const fair = [...random].filter((number) => number < 256 - (256 % LETTERS.length));
  const letters = fair.slice(0, LENGTH).map((number) => LETTERS[number % LETTERS.length]);
  return letters.length === LENGTH ? `${first ?? 'R'}-${letters.join('')}` : createReference(siteName);
}
