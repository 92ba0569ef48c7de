import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { publicStateBefore } from './publicState.ts';

/** When a document's public address changes, also while it was not published, its old one leads to the new one from then on. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc;
  const before = publicStateBefore(collection.slug, doc.id, req);
  if (before.path === doc.path && before.isPublished) return doc;
  await removeRedirect(doc.path, req);
  if (before.publicPath && before.publicPath !== doc.path) await keepRedirect(before.publicPath, doc.path, req);
  return doc;
};

async function keepRedirect(from: string, to: string, req: PayloadRequest): Promise<void> {
  await removeRedirect(from, req);
  // Addresses that led to the old one lead straight to the new one, so that no visitor is sent twice.
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    overrideAccess: true,
    req,
  });
  await req.payload.create({ collection: 'redirects', data: { from, to, status: '301' }, overrideAccess: true, req });
}

async function removeRedirect(from: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, overrideAccess: true, req });
}
