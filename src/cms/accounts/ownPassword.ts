import type { BasePayload, CollectionBeforeLoginHook, TypedUser } from 'payload';

/** Marks a sign-in that only asks whether a password is right. */
const ASKING = 'asksForPasswordOnly';

class PasswordIsRight extends Error {
  override readonly name = 'PasswordIsRight';
}

/**
 * Whether this is the password of an account. It is a sign-in that stops just before its end, so that a wrong answer counts
 * towards closing the account for a while and a closed account is refused, however many are asked at once. Call it outside
 * any transaction: what it counts must outlive a refusal.
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

/** Stops a sign-in that only asks; all that it has written is rolled back. */
export const stopAskedLogin: CollectionBeforeLoginHook = ({ context, user }) => {
  if (context[ASKING]) throw new PasswordIsRight();
  return user;
};
