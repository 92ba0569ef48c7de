import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CollectionAfterLoginHook,
  createLocalReq,
  generateCookie,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { readCookies } from '../../shared/readCookies.ts';
import { counterKey } from '../database/counters/counterKey.ts';
import { countUse } from '../database/counters/countUse.ts';
import { findRow } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { SIGN_IN_LIMITS } from './signInLimits.ts';

/** Cookie of a browser in which an account has signed in before: `account.nonce.signature`. It signs nobody in. */
const COOKIE = 'rihla-known';
const LIFETIME_MS = 365 * 24 * 60 * 60_000;
const KIND = 'known-browser';
/** Within the time for which an account is locked. */
const MAX_UNLOCKS = 5;

/** Remembers a browser in which somebody has signed in. */
export function rememberBrowser(isSecure: boolean): CollectionAfterLoginHook {
  return ({ req, user }) => {
    const { secret } = req.payload;
    if (readKnown(req, user.id)) return;
    const nonce = randomBytes(16).toString('base64url');
    const cookie = generateCookie({
      name: COOKIE,
      value: `${user.id}.${nonce}.${sign(secret, user.id, nonce)}`,
      expires: new Date(Date.now() + LIFETIME_MS),
      httpOnly: true,
      path: '/api/users/login',
      sameSite: 'Lax',
      secure: isSecure,
      returnCookieAsObject: false,
    }) as string;
    req.responseHeaders ??= new Headers();
    req.responseHeaders.append('Set-Cookie', cookie);
  };
}

/**
 * Unlocks an account for a sign-in from a browser that it has signed in with before: whoever only knows its address could keep it locked by wrong
 * passwords. Each such browser unlocks five times within ten minutes, so that it is no way to guess.
 * @param email as typed
 * @param now epoch, ms
 */
export async function unlockForKnownBrowser(req: PayloadRequest, email: unknown, now: number): Promise<void> {
  if (typeof email !== 'string' || !req.headers.get('cookie')?.includes(COOKIE)) return;
  const where = { email: { equals: email.toLowerCase().trim() } };
  const user = await findRow({ payload: req.payload }, 'users', { where });
  const nonce = user && readKnown(req, user.id);
  if (!user || !nonce || !user.lockUntil || Date.parse(user.lockUntil) <= now) return;
  if ((await countUnlock(req.payload, nonce, now)) > MAX_UNLOCKS) return;
  const data = { lockUntil: null, loginAttempts: 0, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, returning: false });
}

/** Whether any account has signed in before with the browser that sends these cookies. */
export function isKnownBrowser(secret: string, cookies: string | undefined): boolean {
  return readCookie(secret, cookies) !== undefined;
}

/** The nonce of the sender's browser, if the account has signed in with it. */
function readKnown(req: PayloadRequest, account: number | string): string | undefined {
  const known = readCookie(req.payload.secret, req.headers.get('cookie') ?? undefined);
  return known?.account === String(account) ? known.nonce : undefined;
}

function readCookie(secret: string, cookies: string | undefined): { account: string; nonce: string } | undefined {
  const value = readCookies(cookies)[COOKIE];
  if (!value) return undefined;
  const [account = '', nonce = '', given = ''] = value.split('.');
  const right = Buffer.from(sign(secret, account, nonce));
  const sent = Buffer.from(given);
  const isRight = sent.length === right.length && timingSafeEqual(sent, right);
  return isRight ? { account, nonce } : undefined;
}

function sign(secret: string, account: number | string, nonce: string): string {
  return counterKey(secret, KIND, `${account} ${nonce}`).slice(KIND.length + 1);
}

async function countUnlock(payload: Payload, nonce: string, now: number): Promise<number> {
  const key = counterKey(payload.secret, `${KIND}-unlocks`, nonce);
  const req = await createLocalReq({}, payload);
  return inTransaction(req, () => countUse(req, { key, expires: now + SIGN_IN_LIMITS.closedMs }, now));
}
