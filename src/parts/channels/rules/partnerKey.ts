import { createHash, timingSafeEqual } from 'node:crypto';

/** A shorter key could be guessed; those that the studio makes have 43 letters. */
export const LEAST_KEY = 32;

/** What is kept of a key. It is long and made by chance, so a plain hash gives nothing of it away. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key.trim()).digest('hex');
}

/** The partner whose key an `authorization` header bears. */
export function findPartner<P extends { keyHash?: string | null }>(
  header: string,
  partners: readonly P[],
): P | undefined {
  const key = readBearer(header);
  if (!key) return undefined;
  const given = Buffer.from(hashKey(key));
  const isTheirs = ({ keyHash }: P): boolean =>
    keyHash?.length === given.length && timingSafeEqual(Buffer.from(keyHash), given);
  // All are compared, so that an answer takes no longer for the last.
  return partners.filter(isTheirs)[0];
}

/** The key of a header; undefined where it has none. */
export function readBearer(header: string): string | undefined {
  return header.match(/^Bearer +([\w.~+/=-]{1,200})$/i)?.[1];
}
