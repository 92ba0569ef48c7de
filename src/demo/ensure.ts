import { setImmediate as turn } from 'node:timers/promises';
import type { CollectionSlug, Payload, Where } from 'payload';

/**
 * Finds or creates a document.
 * @returns its id
 */
export async function ensure(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: object,
): Promise<number> {
  // SQLite queries are synchronous, and the event loop must get a turn to receive the parent's shutdown.
  await turn();
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false });
  if (docs[0]) return docs[0].id as number;
  const created = await payload.create({ collection, data: data, depth: 0 });
  return created.id as number;
}
