import type { Payload } from 'payload';
import { slugOf } from '../slugOf.ts';
import { trashEnd } from './trashDays.ts';

/** Documents deleted in one transaction each; a failing one must not keep the others. */
const AT_ONCE = 100;

/**
 * Deletes for good what has been in the trash for its time, with its versions and files.
 * @returns how many were deleted
 */
export async function emptyTrash(payload: Payload, now: Date, isStopped = () => false): Promise<number> {
  let deleted = 0;
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue;
    const collection = slugOf(config.slug);
    const where = { deletedAt: { less_than: trashEnd(now).toISOString() } };
    const { docs } = await payload.find({
      collection,
      depth: 0,
      limit: AT_ONCE,
      select: { deletedAt: true } as object,
      trash: true,
      where,
    });
    for (const { id } of docs) {
      if (isStopped()) return deleted;
      try {
        await payload.delete({ collection, id, depth: 0, trash: true });
        deleted += 1;
      } catch (error) {
        payload.logger.error({ err: error, msg: `${config.slug} ${id} could not be deleted from the trash.` });
      }
    }
  }
  return deleted;
}
