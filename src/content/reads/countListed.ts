import type { CollectionSlug, Payload, Where } from 'payload';
import { ONLY_PUBLISHED } from '../published.ts';

/**
 * Counts the published documents of a collection in lists, without the front page.
 * @param narrowing term filters of the list; empty: all documents
 */
export async function countListed(
  payload: Payload,
  collection: CollectionSlug,
  narrowing: readonly Where[],
): Promise<number> {
  const count = async (...where: Where[]): Promise<number> =>
    (await payload.count({ collection, where: { and: [ONLY_PUBLISHED, ...where] } })).totalDocs;
  if (narrowing.length > 0) return count({ path: { not_equals: '/' } }, ...narrowing);
  // A `not_equals` condition on `path` would scan the whole rows, layouts included; these two counts use an index.
  const [all, front] = await Promise.all([count(), count({ path: { equals: '/' } })]);
  return all - front;
}
