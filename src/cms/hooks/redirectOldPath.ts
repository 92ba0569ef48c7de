import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { publicStateBefore } from './publicState.ts';

/** Redirect of a document's old path to the new one when its public path changes, also while it was unpublished. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published' || !doc.path) return doc;
  const before = publicStateBefore(collection.slug, doc.id, req);
  if (before.path === doc.path && before.isPublished) return doc;
  await removeRedirect(doc.path, req);
  if (before.publicPath && before.publicPath !== doc.path) await keepRedirect(before.publicPath, doc.path, req);
  return doc;
};

async function keepRedirect(from: string, to: string, req: PayloadRequest): Promise<void> {
  await removeRedirect(from, req);
  // Retargets redirects to the old path, so that no visitor is redirected twice.
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
