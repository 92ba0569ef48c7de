import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The right to make the first account: whoever holds the token may, once. */
export interface Claim {
  /**
   * Makes a new token; an earlier one is worth nothing from now on.
   * @returns the token, which is kept nowhere
   */
  open(): string;
  /** Whether this is the token, and it has not been used. */
  accepts(token: string): boolean;
  /** Ends the claim. */
  close(): void;
}

/** Keeps the token's hash in the data folder (absolute), readable by the server's own account alone. */
export function createClaim(dataDir: string): Claim {
  const file = join(dataDir, 'claim');
  const close = (): void => rmSync(file, { force: true });
  return {
    close,
    open() {
      const token = randomBytes(32).toString('base64url');
      // A file that is already there would keep its mode.
      close();
      writeFileSync(file, hash(token).toString('hex'), { mode: 0o600 });
      return token;
    },
    accepts(token) {
      const expected = readHash(file);
      return expected !== undefined && timingSafeEqual(expected, hash(token));
    },
  };
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function readHash(file: string): Buffer | undefined {
  try {
    const stored = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
    return stored.length === 32 ? stored : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
