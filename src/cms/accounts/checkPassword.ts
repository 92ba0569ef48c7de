import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import type { User } from '../payload-types.ts';
import { findPasswordFault } from './findPasswordFault.ts';
import { lockSessions } from './writeSessionsAlone.ts';

/**
 * Holds every new account, and every change of a password, to the one rule.
 * @throws ValidationError at `password`
 */
export const checkNewPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  // Payload takes these for no password: a new account needs one, an old one keeps its own.
  if (data?.password === undefined || data.password === null || data.password === '') return data;
  await demandGoodPassword(data.password, data.email ?? originalDoc?.email, req);
  // A sign-in with the password that was either comes first, and ends with all sessions, or is refused.
  if (originalDoc) await lockSessions(req, originalDoc.id);
  return data;
};

/**
 * Holds a password that is set by a link from a mail to the same rule; whether the link is good, Payload looks afterwards.
 * @throws ValidationError at `password`
 */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { token, password } = args.data as { token?: unknown; password?: unknown };
  const email = typeof token === 'string' && token ? await emailOfToken(token, req) : undefined;
  await demandGoodPassword(password, email, req);
  return args;
};

async function demandGoodPassword(password: unknown, email: unknown, req: PayloadRequest): Promise<void> {
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, select: { name: true }, req });
  const owner = { email: typeof email === 'string' ? email : undefined, siteName: site.name };
  const message = await findPasswordFault(password, owner);
  if (message) throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] }, req.t);
}

async function emailOfToken(token: string, req: PayloadRequest): Promise<string | undefined> {
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    req,
    where: { resetPasswordToken: { equals: token } },
  });
  return user?.email;
}
