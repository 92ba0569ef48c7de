import crypto from 'node:crypto';
import { promisify } from 'node:util';
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';

/** Payload's password hashing (PBKDF2) parameters; a test compares the two. */
const STRETCH = { iterations: 600_000, length: 32, digest: 'sha256' } as const;

/** The error of every refused sign-in, whatever the reason. */
export const SIGN_IN_REFUSED =
  'The e-mail address or the password is not right, or there were too many wrong ones: then wait ten minutes.';

/**
 * Prevents user enumeration: answers a sign-in to an account that does not exist, or is locked, with the message and
 * the timing of a wrong password.
 * @throws AuthenticationError 401
 */
export const answerStrangersAlike: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  // Without either, Payload refuses before it looks up any account.
  if (typeof email !== 'string' || typeof password !== 'string' || !email.trim() || !password.trim()) return args;
  if (await isOpen(email.toLowerCase().trim(), req)) return args;
  await workAsForWrongPassword(password, req);
  throw new AuthenticationError(req.t);
};

/**
 * Gives the message of a wrong password to a sign-in that locked its account, or ran concurrently with one that did.
 */
export const hideClosing: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.message !== req.t('error:userLocked')) return undefined;
  return { response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] }, status: 401 };
};

async function isOpen(email: string, req: PayloadRequest): Promise<boolean> {
  const where = { email: { equals: email } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', req, where });
  return user !== null && user !== undefined && !(user.lockUntil && Date.parse(user.lockUntil) > Date.now());
}

/** Costs as much as Payload's check: reads the account, hashes the password and counts the attempt. */
async function workAsForWrongPassword(password: string, { payload }: PayloadRequest): Promise<void> {
  const nobody = { collection: 'users', where: { id: { equals: 0 } } } as const;
  await payload.db.findOne(nobody);
  await promisify(crypto.pbkdf2)(
    password,
    crypto.randomBytes(32).toString('hex'),
    STRETCH.iterations,
    STRETCH.length,
    STRETCH.digest,
  );
  await payload.db.updateOne({ ...nobody, data: { loginAttempts: 0 } });
}
