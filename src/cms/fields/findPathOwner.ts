import type { PayloadRequest } from 'payload';
import { lockName } from '../database/lockName.ts';
import { documentsOf } from '../documentFacts.ts';

/** The document that asks; its own address is not taken. */
export interface PathAsker {
  collection: string | undefined;
  id: number | string | undefined;
}

/**
 * The title of the other document, of whatever kind, that has an address. The address is the asker's until its transaction ends: whoever else
 * asks for it waits, so that no two documents get the same one.
 */
export async function findPathOwner(path: string, req: PayloadRequest, asker: PathAsker): Promise<string | undefined> {
  await lockName(req, `path:${path}`);
  for (const { slug: collection } of documentsOf(req.payload.config)) {
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
    const other = (docs as unknown as { id: number; title?: string }[]).find(
      (doc) => collection !== asker.collection || String(doc.id) !== String(asker.id),
    );
    if (other) return other.title || path;
  }
  return undefined;
}
