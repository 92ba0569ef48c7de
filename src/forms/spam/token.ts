import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW_MS, TOKEN_MAX_AGE_MS, TOKEN_MIN_AGE_MS } from './limits.ts';

/** Result of verifying a form token. `absent`: a browser without script, or a bot. */
export type TokenState = 'absent' | 'early' | 'forged' | 'good' | 'late';

export interface ReadToken {
  state: TokenState;
  /** Unique id; absent unless it is one of ours. */
  nonce?: string;
  /** Expiry, epoch ms. */
  expires?: number;
}

const TOKEN = /^([0-9a-z]{6,11})\.([\w-]{16})\.([\w-]{22})$/;

/**
 * Issues a signed token with the time of the first input in a form.
 * @param now epoch, ms
 */
export function issueToken(secret: string, now: number): string {
  const body = `${Math.floor(now).toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign(secret, body)}`;
}

/**
 * Verifies the token sent with a form, untrusted.
 * @param now epoch, ms
 */
export function readToken(secret: string, text: string | undefined, now: number): ReadToken {
  if (!text) return { state: 'absent' };
  const [, time = '', nonce = '', signature = ''] = TOKEN.exec(text) ?? [];
  const expected = sign(secret, `${time}.${nonce}`);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    return { state: 'forged' };
  const issued = Number.parseInt(time, 36);
  const age = now - issued;
  const known = { nonce, expires: issued + TOKEN_MAX_AGE_MS };
  if (age < -CLOCK_SKEW_MS) return { state: 'forged' };
  if (age < TOKEN_MIN_AGE_MS) return { ...known, state: 'early' };
  return { ...known, state: age > TOKEN_MAX_AGE_MS ? 'late' : 'good' };
}

function sign(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`form-token\n${said}`).digest('base64url').slice(0, 22);
}
