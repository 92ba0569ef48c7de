import { APIError, type Payload } from 'payload';
import { slugOf } from '../slugOf.ts';
import { trashEnd } from './trashDays.ts';

/** Rows read at once. Each is deleted in a transaction of its own, and one that fails must not keep the others. */
const AT_ONCE = 100;
const CONFLICT = 409;

/**
 * Deletes for good what has been in the trash for its time, with its versions and files.
 * @returns how many were deleted
 */
export async function emptyTrash(payload: Payload, now: Date, isStopped = () => false): Promise<number> {
  let deleted = 0;
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue;
    const collection = slugOf(config.slug);
    let last = 0;
    for (;;) {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        limit: AT_ONCE,
        select: { deletedAt: true } as object,
        sort: 'id',
        trash: true,
        where: { and: [{ deletedAt: { less_than: trashEnd(now).toISOString() } }, { id: { greater_than: last } }] },
      });
      for (const { id } of docs) {
        if (isStopped()) return deleted;
        last = Number(id);
        try {
          await payload.delete({ collection, id, depth: 0, trash: true });
          deleted += 1;
        } catch (error) {
          // Refused with a reason: another document refers to it, so it stays.
          if (error instanceof APIError && error.status === CONFLICT) continue;
          payload.logger.error({ err: error, msg: `${config.slug} ${id} could not be deleted from the trash.` });
        }
      }
      if (docs.length < AT_ONCE) break;
    }
  }
  return deleted;
}
