import { createHash, randomBytes } from 'node:crypto';

/** Holds the secret of a cart; no script reads it. */
export const CART_COOKIE = 'rihla_cart';
/** How many travellers' places stand in it, for the header; it is believed nowhere. */
export const COUNT_COOKIE = 'rihla_cart_count';

/** A cart is known so long after it was last changed; its places are not held as long. */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const SECRET = /^[\w-]{32}$/;

/** A secret that nobody can guess: 192 bits. */
export function createCartSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a secret; undefined for what is none. */
export function cartKeyOf(secret: string | undefined): string | undefined {
  return secret && SECRET.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined;
}

/**
 * What makes a browser keep its cart, or forget it.
 * @param cart undefined: there is none any more
 * @param publicUrl origin of the site; with https the cookies are sent over nothing else
 */
export function cartCookies(cart: { secret: string; count: number } | undefined, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const end = `; Path=/; Max-Age=${cart ? COOKIE_SECONDS : 0}; SameSite=Lax${secure}`;
  return [`${CART_COOKIE}=${cart?.secret ?? ''}${end}; HttpOnly`, `${COUNT_COOKIE}=${cart?.count ?? 0}${end}`];
}
