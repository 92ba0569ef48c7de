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
 * Validates the password of every new account and every password change.
 * @throws ValidationError at `password`
 */
export const checkNewPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  // Payload treats these as no password: a new account needs one, an existing one keeps its own.
  if (data?.password === undefined || data.password === null || data.password === '') return data;
  await demandGoodPassword(data.password, data.email ?? originalDoc?.email, req);
  // A concurrent sign-in with the old password either commits first, and its session ends with all others, or is
  // refused.
  if (originalDoc) await lockSessions(req, originalDoc.id);
  return data;
};

/**
 * Validates a password set through a reset link; Payload checks the reset token afterwards.
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
