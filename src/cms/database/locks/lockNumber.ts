import { createHash } from 'node:crypto';

/** PostgreSQL advisory lock number of a name: 48 bits of its hash, so that every process and version has the same. */
export function lockNumber(name: string): number {
  return createHash('sha256').update(`rihla ${name}`).digest().readUIntBE(0, 6);
}
