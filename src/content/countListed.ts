import type { CollectionSlug, Payload, Where } from 'payload';
import { ONLY_PUBLISHED } from './published.ts';

/**
 * How many published documents of a collection lists hold, the front page left out.
 * @param narrowing by which terms the list is narrowed; empty: it holds all
 */
export async function countListed(
  payload: Payload,
  collection: CollectionSlug,
  narrowing: readonly Where[],
): Promise<number> {
  const count = async (...where: Where[]): Promise<number> =>
    (await payload.count({ collection, where: { and: [ONLY_PUBLISHED, ...where] } })).totalDocs;
  if (narrowing.length > 0) return count({ path: { not_equals: '/' } }, ...narrowing);
  // All that are not at an address would be looked for in the documents themselves, layouts and all; both of these are in an index.
  const [all, front] = await Promise.all([count(), count({ path: { equals: '/' } })]);
  return all - front;
}
