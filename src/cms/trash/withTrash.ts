import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { schedulesOf } from '../schedules/refusedSchedules.ts';
import { controlTrash } from './controlTrash.ts';
import { moveAside } from './moveAside.ts';

/** Cancels scheduled publishing and unpublishing of what went to the trash. */
const cancelSchedules: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt || !collection.versions?.drafts) return doc;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: schedulesOf(collection.slug, doc.id),
    req,
  });
  return doc;
};

/** Adds the rules of the trash to a collection that has one: what is deleted there can be restored for some time. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [controlTrash, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [...(hooks.beforeValidate ?? []), moveAside],
      afterChange: [...(hooks.afterChange ?? []), cancelSchedules],
    },
  };
}
