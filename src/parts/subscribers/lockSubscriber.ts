import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { mayEdit } from '../../cms/access/roles.ts';
import { lockName } from '../../cms/database/locks/lockName.ts';
import type { Subscriber } from '../../cms/payload-types.ts';

/** Locks a subscriber until the transaction of this request ends, and reads its current row. */
export async function lockSubscriber(req: PayloadRequest, id: number): Promise<Subscriber | undefined> {
  await lockName(req, nameOf(id));
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  });
  return docs[0];
}

/** The same lock for edits in the studio: Payload reads the row before it writes all of it again. Users without access do not take the lock. */
export const lockOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, overrideAccess } = args as { id?: unknown; overrideAccess?: boolean };
  const mayChange = overrideAccess || mayEdit(req);
  if (operation === 'update' && id !== undefined && mayChange) await lockName(req, nameOf(Number(id)));
  return args;
};

function nameOf(id: number): string {
  return `subscriber ${id}`;
}
