import { createHash, randomBytes } from 'node:crypto';
import { readRowId } from '../shared/rowId.ts';
import { CUSTOMER_COOKIE, CUSTOMER_ROLE } from '../visitor/visitorUser.ts';
import { SESSION_MS } from './sessions.ts';

/** Cookie with the session secret; HttpOnly. */
export const SESSION_COOKIE = 'rihla_customer';

/** Account id, and a secret of 192 random bits. */
const VALUE = /^([1-9]\d{0,9})\.([\w-]{32})$/;

/** Parsed session cookie. */
export interface SessionSecret {
  customer: number;
  secret: string;
}

/** A secret for a new session. */
export function createSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Hash of a secret, as stored. The secret is random and long enough to need no salt and no slow hash. */
export function sessionKeyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Parses the session cookie; undefined for an invalid one. */
export function readSessionCookie(cookies: Readonly<Record<string, string>>): SessionSecret | undefined {
  const value = Object.hasOwn(cookies, SESSION_COOKIE) ? cookies[SESSION_COOKIE] : undefined;
  const [, id = '', secret = ''] = VALUE.exec(value ?? '') ?? [];
  const customer = readRowId(id);
  return customer === undefined ? undefined : { customer, secret };
}

/**
 * Set-Cookie headers that open or end a session: the secret, and a marker that scripts can read and the server never trusts.
 * @param session undefined: signed out
 * @param publicUrl origin of the site; with https, the cookies are Secure
 */
export function sessionCookies(session: SessionSecret | undefined, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const end = `; Path=/; Max-Age=${session ? SESSION_MS / 1000 : 0}; SameSite=Lax${secure}`;
  const value = session ? `${session.customer}.${session.secret}` : '';
  return [`${SESSION_COOKIE}=${value}${end}; HttpOnly`, `${CUSTOMER_COOKIE}=${session ? CUSTOMER_ROLE : ''}${end}`];
}
