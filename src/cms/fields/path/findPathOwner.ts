import type { PayloadRequest } from 'payload';
import { lockName } from '../../database/locks/lockName.ts';
import { documentsOf, TRANSLATIONS } from '../../documentFacts.ts';

/** The document that asks; its own path does not count as taken. */
export interface PathAsker {
  collection: string | undefined;
  id: number | string | undefined;
}

/**
 * Finds the other document, of whatever kind, or translation that has a path, and returns its title. Locks the path until the
 * requester's transaction ends: others that ask for it wait, so that two documents never get the same one.
 */
export async function findPathOwner(path: string, req: PayloadRequest, asker: PathAsker): Promise<string | undefined> {
  await lockName(req, `path:${path}`);
  for (const collection of [...documentsOf(req.payload.config).map(({ slug }) => slug), TRANSLATIONS] as const) {
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
    // Payload types rows by their collection, known here only by name; `select` has read these fields.
    const other = (docs as unknown as { id: number; title?: string }[]).find(
      (doc) => collection !== asker.collection || String(doc.id) !== String(asker.id),
    );
    if (other) return other.title || path;
  }
  return undefined;
}
