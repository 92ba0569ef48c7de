import { timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type { Customer } from '../cms/payload-types.ts';
import { findCustomer } from './customerRow.ts';
import { readSessionCookie, type SessionSecret, sessionKeyOf } from './sessionCookie.ts';
import { type CustomerSession, livingSessions } from './sessions.ts';

/** The customer who is signed in on the requesting browser. */
export interface SignedIn {
  id: number;
  email: string;
  name: string | undefined;
  phone: string | undefined;
  /** The session of this browser, and the number of all sessions. */
  session: CustomerSession;
  sessionCount: number;
  /** Whether a password was ever set. */
  hasPassword: boolean;
  /** The secret in this browser's cookie. */
  secret: SessionSecret;
}

/**
 * The customer of a request's session.
 * @param cookies of the request
 * @returns undefined without a cookie, or for an invalid or expired session
 */
export async function customerOf(
  payload: Payload,
  cookies: Readonly<Record<string, string>>,
  now: Date,
): Promise<SignedIn | undefined> {
  const secret = readSessionCookie(cookies);
  if (!secret) return undefined;
  const row = await findCustomer({ payload }, { id: { equals: secret.customer } });
  return row && signedIn(row, secret, now);
}

function signedIn(row: Customer, secret: SessionSecret, now: Date): SignedIn | undefined {
  const key = sessionKeyOf(secret.secret);
  const sessions = livingSessions(row.sessions, now);
  const session = sessions.find((each) => isSame(each.key, key));
  if (!session) return undefined;
  return {
    id: row.id,
    email: row.email,
    name: row.name || undefined,
    phone: row.phone || undefined,
    session,
    sessionCount: sessions.length,
    hasPassword: Boolean(row.passwordHash),
    secret,
  };
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
