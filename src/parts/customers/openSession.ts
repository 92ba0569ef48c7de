import type { PayloadRequest } from 'payload';
import type { Customer } from '../../cms/payload-types.ts';
import { writeCustomer } from '../../customers/customerRow.ts';
import { createSecret, readSessionCookie, type SessionSecret, sessionKeyOf } from '../../customers/sessionCookie.ts';
import { type CustomerSession, newSession, withoutSession, withSession } from '../../customers/sessions.ts';

/**
 * Opens a session; the browser's previous session of the same account ends.
 * @param req within the transaction in which the account was read
 * @returns the session's secret for the cookie
 */
export async function openSession(
  req: PayloadRequest,
  row: Customer,
  { by, cookies, now }: { by: CustomerSession['by']; cookies: Readonly<Record<string, string>>; now: Date },
): Promise<SessionSecret> {
  const before = readSessionCookie(cookies);
  const isSame = before?.customer === row.id;
  const others = isSame ? withoutSession(row.sessions, sessionKeyOf(before.secret), now) : row.sessions;
  const secret = createSecret();
  const sessions = withSession(others, newSession(sessionKeyOf(secret), by, now), now);
  await writeCustomer(req, row.id, { sessions, attempts: null, lastSeenAt: now.toISOString() });
  return { customer: row.id, secret };
}
