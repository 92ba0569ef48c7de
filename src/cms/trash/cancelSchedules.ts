import type { CollectionAfterChangeHook } from 'payload';
import { schedulesOf } from '../schedules/refusedSchedules.ts';

/** Cancels scheduled publishing and unpublishing of what went to the trash. */
export const cancelSchedules: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt || !collection.versions?.drafts) return doc;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: schedulesOf(collection.slug, doc.id),
    req,
  });
  return doc;
};
