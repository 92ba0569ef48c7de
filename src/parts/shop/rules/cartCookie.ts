import { createHash, randomBytes } from 'node:crypto';

/** Cookie with the secret of a cart; not readable by scripts. */
export const CART_COOKIE = 'rihla_cart';
/** Cookie with the number of travellers on hold, for the header; never trusted. */
export const COUNT_COOKIE = 'rihla_cart_count';

/** Lifetime of the cart cookie since the last change; seats are held for less. */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const SECRET = /^[\w-]{32}$/;

/** A random secret of 192 bits. */
export function createCartSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Hash of a secret, as stored; undefined for an invalid one. */
export function cartKeyOf(secret: string | undefined): string | undefined {
  return secret && SECRET.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined;
}

/**
 * Set-Cookie headers that keep or delete a browser's cart.
 * @param cart undefined: delete
 * @param publicUrl origin of the site; with https, the cookies are Secure
 */
export function cartCookies(cart: { secret: string; count: number } | undefined, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const end = `; Path=/; Max-Age=${cart ? COOKIE_SECONDS : 0}; SameSite=Lax${secure}`;
  return [`${CART_COOKIE}=${cart?.secret ?? ''}${end}; HttpOnly`, `${COUNT_COOKIE}=${cart?.count ?? 0}${end}`];
}
