import { createHash, timingSafeEqual } from 'node:crypto';

/** A shorter key could be guessed; keys made by the studio have 43 letters. */
export const MIN_KEY = 32;

/** Hash of a key for storage. A plain hash suffices, since the key is long and random. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key.trim()).digest('hex');
}

/** The partner whose key is in an `authorization` header. */
export function findPartner<P extends { keyHash?: string | null }>(
  header: string,
  partners: readonly P[],
): P | undefined {
  const key = readBearer(header);
  if (!key) return undefined;
  const hash = Buffer.from(hashKey(key));
  const isTheirs = ({ keyHash }: P): boolean =>
    keyHash?.length === hash.length && timingSafeEqual(Buffer.from(keyHash), hash);
  // Compares all, so that timing does not depend on the position.
  return partners.filter(isTheirs)[0];
}

/** The bearer key of a header; undefined where it has none. */
export function readBearer(header: string): string | undefined {
  return header.match(/^Bearer +([\w.~+/=-]{1,200})$/i)?.[1];
}
