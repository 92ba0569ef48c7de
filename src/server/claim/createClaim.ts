import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One-time token for creating the first account. */
export interface Claim {
  /**
   * Creates a new token and invalidates the earlier one.
   * @returns the token, which is stored nowhere
   */
  open(): string;
  /** Whether the token is valid and unused. */
  accepts(token: string): boolean;
  /** Invalidates the token. */
  close(): void;
}

/** Stores the token's hash in the data folder (absolute), readable by the server's own account alone. */
export function createClaim(dataDir: string): Claim {
  const file = join(dataDir, 'claim');
  const close = (): void => rmSync(file, { force: true });
  return {
    close,
    open() {
      const token = randomBytes(32).toString('base64url');
      // Writing to an existing file would keep its mode.
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
