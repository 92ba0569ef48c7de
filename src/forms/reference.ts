/** Digits and capitals that nobody takes for one another when they are read out or copied by hand: no 0 O 1 I L 2 Z 5 S 8 B U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';

/** So many letters give six million references. */
const LENGTH = 5;

/**
 * A reference for an enquiry, such as `K-7Q3M4`.
 * @param siteName its first letter stands in front
 * @param random numbers from 0 to 255, one for each letter, as `crypto.getRandomValues` gives
 */
export function createReference(siteName: string, random = crypto.getRandomValues(new Uint8Array(LENGTH * 4))): string {
  const first = siteName.normalize('NFKD').toUpperCase().match(/[A-Z]/)?.[0];
  // What lies beyond the last whole row of letters would make the first ones likelier.
  const fair = [...random].filter((number) => number < 256 - (256 % LETTERS.length));
  const letters = fair.slice(0, LENGTH).map((number) => LETTERS[number % LETTERS.length]);
  return letters.length === LENGTH ? `${first ?? 'R'}-${letters.join('')}` : createReference(siteName);
}
