import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

/**
 * How dear a password is to guess: scrypt with N = 2^15, r = 8, p = 3, one of the settings of equal strength that OWASP asks for at least (Password Storage
 * Cheat Sheet, 2024). Of them it is a middle one: 32 MiB each time, which a small server can spare. They are stored with each hash, so that they can grow.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const [SALT_BYTES, HASH_BYTES] = [16, 32];
/** Stored costs beyond these are none of ours, and would take the memory of the process. */
const MOST_COST = { log2N: 18, r: 16, p: 8 } as const;

/** So many are stretched at once, in threads of Node's pool, of which files and names of hosts need some too; and so many wait. */
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
 * What is stored of a password.
 * @throws QueueFull when too many are asked for at once
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  const hash = await stretch(password, { ...COST, salt });
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether a password is the stored one. The work is the same where none is stored, so that nobody finds out by the clock.
 * @returns `isOutdated`: it was stored at another cost than passwords are now
 * @throws QueueFull when too many are asked for at once
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
  const given = await stretch(password, how);
  const isRight = crypto.timingSafeEqual(given, hash) && known !== undefined;
  const isOutdated = how.log2N !== COST.log2N || how.r !== COST.r || how.p !== COST.p;
  return { isRight, isOutdated };
}

function readStored(stored: string | undefined): Stretched | undefined {
  const [, log2N, r, p, salt = '', hash = ''] = STORED.exec(stored ?? '') ?? [];
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const isOurs = (['log2N', 'r', 'p'] as const).every((name) => cost[name] >= 1 && cost[name] <= MOST_COST[name]);
  return isOurs ? { ...cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') } : undefined;
}

/** One password may be typed in several ways that look alike (NIST SP 800-63B, 3.1.1.2). */
function stretch(password: string, { log2N, p, r, salt }: Omit<Stretched, 'hash'>): Promise<Buffer> {
  const N = 2 ** log2N;
  // Twice what it needs, which is 128 · N · r bytes: Node counts a little more.
  const options = { N, r, p, maxmem: 256 * N * r };
  const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);
  return GATE(() => scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options));
}
