import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { readRowId } from '../../shared/rowId.ts';
import { lockName } from '../database/locks/lockName.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import type { User } from '../payload-types.ts';

/** Days after which an invitation expires. */
export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;
const TOKEN = /^(\d{1,15})-([\w-]{43})$/;

/** Path of the page on which an invited user chooses a password. */
export const INVITATION_PATH = '/invitation/:token/';

/**
 * Renews an account's invitation; an earlier link becomes invalid. Only its hash is stored.
 * @returns the token of the link
 */
export async function openInvitation(req: PayloadRequest, id: number, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const invitedUntil = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  await write(req, id, { invitation: hash(key).toString('hex'), invitedUntil });
  return `${id}-${key}`;
}

/** The account that a link invites; undefined for a link that is wrong, used, withdrawn or too old. */
export async function findInvited(
  payload: Payload,
  token: string | undefined,
  now: Date,
  req?: PayloadRequest,
): Promise<User | undefined> {
  const [, id = '', key = ''] = TOKEN.exec(token ?? '') ?? [];
  const account = readRowId(id);
  if (account === undefined) return undefined;
  const where = { id: { equals: account } };
  const user = await payload.db.findOne<User>({ collection: 'users', where, ...(req && { req }) });
  const stored = Buffer.from(user?.invitation ?? '', 'hex');
  const isRight = stored.length === 32 && timingSafeEqual(stored, hash(key));
  return user && isRight && Date.parse(user.invitedUntil ?? '') > now.getTime() ? user : undefined;
}

/**
 * Gives an invited account its password. Of two concurrent uses of a link one succeeds.
 * @returns the account's address; undefined when the link invites nobody any more
 * @throws ValidationError for a password that is refused
 */
export async function acceptInvitation(
  payload: Payload,
  token: string,
  password: string,
  now: Date,
): Promise<string | undefined> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockName(req, `invitation ${TOKEN.exec(token)?.[1]}`);
    const user = await findInvited(payload, token, now, req);
    if (!user) return undefined;
    await payload.update({ collection: 'users', id: user.id, data: { password }, overrideAccess: true, req });
    await write(req, user.id, { invitation: null, invitedUntil: null });
    return user.email;
  });
}

/** Ends the invitation of an account that signs in: the account has a password of its own. */
export const endInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  const where: Where = { and: [{ id: { equals: user.id } }, { invitedUntil: { exists: true } }] };
  if (await req.payload.db.findOne({ collection: 'users', where, req }))
    await write(req, Number(user.id), { invitation: null, invitedUntil: null });
};

/** Ends an invitation's link when the account gets another e-mail address, or a password. */
export const endInvitationOfOldAddress: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' &&
  (data.password !== undefined || (data.email !== undefined && data.email !== originalDoc?.email))
    ? { ...data, invitation: null }
    : data;

async function write(
  req: PayloadRequest,
  id: number,
  data: { invitation: string | null; invitedUntil: string | null },
): Promise<void> {
  // Without `updatedAt: null` the account would seem to have been edited.
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...data, updatedAt: null },
    req,
    returning: false,
  });
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
