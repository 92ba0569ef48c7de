import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Words that a page shows, with what proves later that this site has shown them. */
export interface SealedWords {
  words: string;
  seal: string;
}

/** A short name of a text: other words are another version. */
export function versionOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/** Seals words of a page, so that a form can bring them back and nobody can put others in their place. */
export function sealWords(secret: string, words: string): string {
  return createHmac('sha256', secret).update(`words\n${words}`).digest('base64url').slice(0, 27);
}

/** Whether this site has shown these words; any text may come. */
export function isSealed(secret: string, { seal, words }: SealedWords): boolean {
  const expected = Buffer.from(sealWords(secret, words));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
