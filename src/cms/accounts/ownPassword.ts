import type { BasePayload, CollectionBeforeLoginHook, TypedUser } from 'payload';

/** Context flag of a sign-in that only verifies a password. */
const ASKING = 'asksForPasswordOnly';

class PasswordIsRight extends Error {
  override readonly name = 'PasswordIsRight';
}

/**
 * Verifies an account's password. It is a sign-in that stops just before its end, so that a failed attempt counts
 * towards locking the account and a locked account is refused, also when concurrent. Call it outside any transaction:
 * the counted attempt must survive a rollback.
 */
export async function isOwnPassword(payload: BasePayload, user: TypedUser, password: string): Promise<boolean> {
  if (!password.trim() || !user.email) return false;
  try {
    const data = { email: user.email, password };
    await payload.login({ collection: 'users', context: { [ASKING]: true }, data });
  } catch (error) {
    if ((error as { status?: number }).status === 401) return false;
    if (!(error instanceof PasswordIsRight)) throw error;
  }
  const data = { lockUntil: null, loginAttempts: 0 };
  await payload.db.updateOne({ collection: 'users', id: user.id, data, returning: false });
  return true;
}

/** Stops a sign-in that only verifies; everything it has written is rolled back. */
export const stopAskedLogin: CollectionBeforeLoginHook = ({ context, user }) => {
  if (context[ASKING]) throw new PasswordIsRight();
  return user;
};
