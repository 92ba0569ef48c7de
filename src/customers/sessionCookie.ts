import { createHash, randomBytes } from 'node:crypto';
import { readRowId } from '../shared/rowId.ts';
import { CUSTOMER_COOKIE, CUSTOMER_ROLE } from '../visitor/visitorUser.ts';
import { SESSION_MS } from './sessions.ts';

/** Holds the secret of a signed-in browser; no script reads it. */
export const SESSION_COOKIE = 'rihla_customer';

/** The row of the account, and 192 bits that nobody can guess. */
const VALUE = /^([1-9]\d{0,9})\.([\w-]{32})$/;

/** What a browser is known by. */
export interface SessionSecret {
  customer: number;
  secret: string;
}

/** A secret for a browser that signs in. */
export function createSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a secret. It is long enough to need no salt and no stretching. */
export function sessionKeyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** What a cookie says; undefined for what is none of ours. */
export function readSessionCookie(cookies: Readonly<Record<string, string>>): SessionSecret | undefined {
  const value = Object.hasOwn(cookies, SESSION_COOKIE) ? cookies[SESSION_COOKIE] : undefined;
  const [, id = '', secret = ''] = VALUE.exec(value ?? '') ?? [];
  const customer = readRowId(id);
  return customer === undefined ? undefined : { customer, secret };
}

/**
 * What makes a browser stay signed in, or forget it: the secret, and a sign beside it that scripts can read and nobody believes.
 * @param session undefined: it is signed out
 * @param publicUrl origin of the site; with https the cookies are sent over nothing else
 */
export function sessionCookies(session: SessionSecret | undefined, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const end = `; Path=/; Max-Age=${session ? SESSION_MS / 1000 : 0}; SameSite=Lax${secure}`;
  const value = session ? `${session.customer}.${session.secret}` : '';
  return [`${SESSION_COOKIE}=${value}${end}; HttpOnly`, `${CUSTOMER_COOKIE}=${session ? CUSTOMER_ROLE : ''}${end}`];
}
