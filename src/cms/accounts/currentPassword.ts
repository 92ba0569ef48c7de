import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import type { User } from '../payload-types.ts';
import { isOwnPassword } from './ownPassword.ts';

/** Form field in which staff confirm their identity. */
const CURRENT_PASSWORD = 'currentPassword';
/** Context flag: the sender has confirmed their own password. */
const PROVEN = 'hasGivenOwnPassword';

/**
 * Payload's update of an account, after checking the current password if one was sent. The check is here and not in a
 * hook because a hook runs inside the transaction, whose rollback would undo the count of failed attempts.
 */
export const changeAccount: Endpoint = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    // The body has been consumed; Payload's own handler reads `req.data`.
    Object.defineProperty(req, 'body', { value: null });
    await proveIdentity(req);
    return payloadsOwn(req)(req);
  },
};

/**
 * Refuses to change an account's password or e-mail address without the requester's current password: either would hand
 * the account to anybody at an unattended, signed-in studio. The server's own changes need none.
 * @throws ValidationError at `currentPassword`
 */
export const demandCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return args;
  const { data, id } = args as { data: Record<string, unknown>; id?: number | string };
  if (!(await changesSignIn(data, id, req)) || req.context[PROVEN]) return args;
  if (id === undefined)
    throw new APIError(t('Change passwords and e-mail addresses of one account at a time.'), 400, undefined, true);
  refuse(t('Write your current password, to change a password or an e-mail address.'), req);
};

async function proveIdentity(req: PayloadRequest): Promise<void> {
  const { [CURRENT_PASSWORD]: password, ...data } = (req.data ?? {}) as Record<string, unknown>;
  req.data = data;
  if (password === undefined || password === null || password === '' || !req.user) return;
  if (typeof password !== 'string' || !(await isOwnPassword(req.payload, req.user, password)))
    refuse(t('This is not your current password, or there were too many wrong ones: then wait ten minutes.'), req);
  req.context[PROVEN] = true;
}

async function changesSignIn(
  { email, password }: Record<string, unknown>,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  if (password !== undefined && password !== null && password !== '') return true;
  if (email === undefined) return false;
  const before = id === undefined ? undefined : await emailOf(id, req);
  // Payload's own validation refuses what is not text.
  return typeof email !== 'string' || email.toLowerCase().trim() !== before;
}

async function emailOf(id: number | string, req: PayloadRequest): Promise<string | undefined> {
  const where = { id: { equals: id } };
  return (await req.payload.db.findOne<User>({ collection: 'users', req, where }))?.email;
}

/** Looked up at request time: Payload adds its endpoints after ours. */
function payloadsOwn({ payload }: PayloadRequest): Endpoint['handler'] {
  const { endpoints } = payload.collections.users.config;
  const own = (endpoints || []).findLast(({ path, method }) => path === changeAccount.path && method === 'patch');
  if (!own) throw new Error('Payload has no endpoint that changes an account.');
  return own.handler;
}

function refuse(message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ message, path: CURRENT_PASSWORD }] }, req.t);
}
