import type { Payload } from 'payload';
import { isClosed, withAttempt } from '../../customers/attempts.ts';
import { changeCustomer, findCustomer, foldAddress, NOBODY, writeCustomer } from '../../customers/customerRow.ts';
import type { SessionSecret } from '../../customers/sessionCookie.ts';
import { checkPassword, hashPassword } from './hashPassword.ts';
import { openSession } from './openSession.ts';

/**
 * Signs in by password. All refusals do the same work and give the same answer: unknown address, account without a password, locked account, wrong
 * password. The password is hashed outside the transaction, which would block others; everything is checked again within it.
 * @returns the session's secret for the cookie; undefined: refused
 * @throws QueueFull when too many sign in at once
 */
export async function signIn(
  payload: Payload,
  { email, password }: { email: string; password: string },
  visit: { cookies: Readonly<Record<string, string>>; now: Date },
): Promise<SessionSecret | undefined> {
  const known = await findCustomer({ payload }, { email: { equals: foldAddress(email) } });
  const { isOutdated, isRight } = await checkPassword(password, known?.passwordHash ?? undefined);
  const passwordHash = isRight && isOutdated ? await hashPassword(password) : undefined;
  return changeCustomer(payload, known?.id ?? NOBODY, async (row, req) => {
    const isStill = row !== undefined && row.passwordHash === known?.passwordHash && !isClosed(row.attempts, visit.now);
    if (!isRight || !isStill) {
      await writeCustomer(req, row?.id ?? NOBODY, { attempts: withAttempt(row?.attempts, visit.now) });
      return undefined;
    }
    if (passwordHash) await writeCustomer(req, row.id, { passwordHash });
    return openSession(req, row, { by: 'password', ...visit });
  });
}

/**
 * Checks an account's password; a wrong one counts towards locking it, as at sign-in.
 * @throws QueueFull when too many passwords are being checked
 */
export async function isOwnPassword(payload: Payload, id: number, password: string, now: Date): Promise<boolean> {
  const known = await findCustomer({ payload }, { id: { equals: id } });
  const { isRight } = await checkPassword(password, known?.passwordHash ?? undefined);
  return changeCustomer(payload, id, async (row, req) => {
    const isGood = isRight && row?.passwordHash === known?.passwordHash && !isClosed(row?.attempts, now);
    await writeCustomer(req, id, { attempts: isGood ? null : withAttempt(row?.attempts, now) });
    return isGood;
  });
}
