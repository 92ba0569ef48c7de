import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { lockName } from '../database/locks/lockName.ts';
import type { User } from '../payload-types.ts';

/**
 * Refuses to give the last admin another role: nobody could invite people or change settings any more.
 * @throws APIError 409
 */
export const keepLastAdminRole: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isDemoted = operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (isDemoted) await demandAnother(req, originalDoc.id);
  return data;
};

/**
 * Refuses to delete the last admin.
 * @throws APIError 409
 */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (user?.role === 'admin') await demandAnother(req, id);
};

/** Under a lock, so that two admins cannot take each other's role at once. */
async function demandAnother(req: PayloadRequest, id: number | string): Promise<void> {
  await lockName(req, 'admins');
  const where: Where = {
    and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }, { invitedUntil: { exists: false } }],
  };
  const { totalDocs } = await req.payload.db.count({ collection: 'users', where, req });
  if (totalDocs > 0) return;
  throw new APIError(t('This is the only admin. Make somebody else an admin first.'), 409, undefined, true);
}
