import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A text shown on a page, with an HMAC that later proves that this site has shown it. */
export interface SealedWords {
  words: string;
  seal: string;
}

/** Version of a text: a short hash. */
export function versionOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/** Signs a text with an HMAC, so that a form can send it back and nobody can replace it. */
export function sealWords(secret: string, words: string): string {
  return createHmac('sha256', secret).update(`words\n${words}`).digest('base64url').slice(0, 27);
}

/** Whether the HMAC of a text is valid; both come from the request. */
export function isSealed(secret: string, { seal, words }: SealedWords): boolean {
  const expected = Buffer.from(sealWords(secret, words));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
