import { getFieldsToSign, jwtSign, type PayloadRequest, resetLoginAttempts } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import type { User } from '../payload-types.ts';

/** A session that has begun, as Payload's sign-in answers. */
export interface StartedSession {
  /** End of the token, epoch, s. */
  exp: number;
  token: string;
  /** The account, as far as its owner may read it. */
  user: User;
}

/**
 * Starts a session for an account whose owner has proved to be it without a password: the part of Payload's sign-in after its password, with all its
 * hooks.
 * @returns undefined for an account that is gone, or closed for a while after wrong passwords
 * @throws what a hook throws, such as `SecondStepNeeded`
 */
export async function startSession(req: PayloadRequest, account: number): Promise<StartedSession | undefined> {
  const { payload } = req;
  const { config } = payload.collections.users;
  return inTransaction(req, async () => {
    const row = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account } }, req });
    if (!row || (row.lockUntil && Date.parse(row.lockUntil) > Date.now())) return undefined;
    let user = { ...row, collection: 'users' as const };
    const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
    const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: row.email, user, ...(sid && { sid }) });
    await resetLoginAttempts({ collection: config, doc: user, payload, req });
    const about = { collection: config, context: req.context, req };
    for (const hook of config.hooks.beforeLogin ?? []) user = (await hook({ ...about, user })) || user;
    const tokenExpiration = config.auth.tokenExpiration;
    const { exp, token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
    req.user = user;
    for (const hook of config.hooks.afterLogin ?? []) user = (await hook({ ...about, token, user })) || user;
    const readable = await payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: false, req });
    return { exp, token, user: readable };
  });
}
