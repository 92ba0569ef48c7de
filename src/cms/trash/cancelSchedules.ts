import type { CollectionAfterChangeHook } from 'payload';

/** Cancels scheduled publishing and unpublishing of what went to the trash. */
export const cancelSchedules: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt || !collection.versions?.drafts) return doc;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        // The studio stores an id as a number, the API as it was sent.
        { or: [{ 'input.doc.value': { equals: doc.id } }, { 'input.doc.value': { equals: String(doc.id) } }] },
      ],
    },
    req,
  });
  return doc;
};
