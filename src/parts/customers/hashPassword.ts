import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

/**
 * Cost of password hashes: scrypt with N = 2^15, r = 8, p = 3, one of the equivalent minimum settings of OWASP (Password Storage Cheat Sheet, 2024),
 * with a medium memory need: 32 MiB per hash, which a small server can spare. Stored with each hash, so that it can be raised.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const [SALT_BYTES, HASH_BYTES] = [16, 32];
/** Upper limit of stored costs: higher ones are not ours, and would exhaust memory. */
const MAX_COST = { log2N: 18, r: 16, p: 8 } as const;

/** Limits concurrent hashing in Node's thread pool, which file access and DNS lookups share. */
const GATE = createConcurrencyLimit({ atOnce: 2, waiting: 30 });

const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

interface Stretched {
  log2N: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

/**
 * Hashes a password for storage.
 * @throws QueueFull when too many are being hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  const hash = await stretch(password, { ...COST, salt });
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Checks a password against a stored hash. Takes the same time without a hash, against timing attacks.
 * @returns `isOutdated`: hashed with another cost than today's
 * @throws QueueFull when too many are being hashed
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const known = readStored(stored);
  const { hash, ...how } = known ?? {
    ...COST,
    salt: crypto.randomBytes(SALT_BYTES),
    hash: crypto.randomBytes(HASH_BYTES),
  };
  const derived = await stretch(password, how);
  const isRight = crypto.timingSafeEqual(derived, hash) && known !== undefined;
  const isOutdated = how.log2N !== COST.log2N || how.r !== COST.r || how.p !== COST.p;
  return { isRight, isOutdated };
}

function readStored(stored: string | undefined): Stretched | undefined {
  const [, log2N, r, p, salt = '', hash = ''] = STORED.exec(stored ?? '') ?? [];
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const isOurs = (['log2N', 'r', 'p'] as const).every((name) => cost[name] >= 1 && cost[name] <= MAX_COST[name]);
  return isOurs ? { ...cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') } : undefined;
}

/** Normalized, since a password may be typed in several equivalent Unicode forms (NIST SP 800-63B, 3.1.1.2). */
function stretch(password: string, { log2N, p, r, salt }: Omit<Stretched, 'hash'>): Promise<Buffer> {
  const N = 2 ** log2N;
  // Twice the need of 128 · N · r bytes, since Node counts a little more.
  const options = { N, r, p, maxmem: 256 * N * r };
  const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);
  return GATE(() => scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options));
}
