import { createHmac, timingSafeEqual } from 'node:crypto';

/** Validity of a nonce, in ms; at most twice that. */
const TICK_MS = 12 * 60 * 60 * 1000;

/** The account that a nonce is bound to. */
export interface NonceOwner {
  secret: string;
  userId: number | string;
}

/** CSRF token of a signed-in account: proves that a request comes from a page of this site. @param now in ms */
export function makeNonce(owner: NonceOwner, now = Date.now()): string {
  return sign(owner, Math.floor(now / TICK_MS));
}

/** Whether a nonce was made for this account, in this tick or the last. */
export function isNonce(value: unknown, owner: NonceOwner, now = Date.now()): boolean {
  if (typeof value !== 'string') return false;
  const tick = Math.floor(now / TICK_MS);
  return [tick, tick - 1].some((each) => {
    const expected = Buffer.from(sign(owner, each));
    const actual = Buffer.from(value);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function sign({ secret, userId }: NonceOwner, tick: number): string {
  return createHmac('sha256', secret).update(`refresh-loop:${userId}:${tick}`).digest('base64url').slice(0, 32);
}
