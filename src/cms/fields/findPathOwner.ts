import type { CollectionSlug, PayloadRequest } from 'payload';
import { lockName } from '../database/lockName.ts';

/** Collections whose documents have an address of their own; the address is unique across all of them. */
export const PATH_COLLECTIONS = ['pages', 'posts'] as const satisfies readonly CollectionSlug[];

/** The document that asks; its own address is not taken. */
export interface PathAsker {
  collection: string | undefined;
  id: number | string | undefined;
}

/**
 * The title of the other document that has an address. The address is the asker's until its transaction ends: whoever else
 * asks for it waits, so that no two documents get the same one.
 */
export async function findPathOwner(path: string, req: PayloadRequest, asker: PathAsker): Promise<string | undefined> {
  await lockName(req, `path:${path}`);
  for (const collection of PATH_COLLECTIONS) {
    const { docs } = await req.payload.find({
      collection,
      where: { path: { equals: path } },
      depth: 0,
      limit: 2,
      pagination: false,
      overrideAccess: true,
      select: { title: true },
      req,
    });
    const other = docs.find((doc) => collection !== asker.collection || String(doc.id) !== String(asker.id));
    if (other) return (other as { title?: string }).title || path;
  }
  return undefined;
}
