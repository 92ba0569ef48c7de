import type { Payload } from 'payload';
import { slugOf } from '../../../cms/slugOf.ts';
import { isObject } from '../../../shared/isObject.ts';

/**
 * Path of a linked document.
 * @param stored its collection and id; may be invalid
 * @returns undefined when it does not exist, or is not published
 */
export async function findPath(payload: Payload, stored: unknown): Promise<string | undefined> {
  if (!isObject(stored) || typeof stored.relationTo !== 'string') return undefined;
  const id = isObject(stored.value) ? stored.value.id : stored.value;
  if (typeof id !== 'number' || !Object.hasOwn(payload.collections, stored.relationTo)) return undefined;
  const { docs } = await payload.find({
    collection: slugOf(stored.relationTo),
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const { _status: status, path } = (docs[0] ?? {}) as { _status?: string; path?: unknown };
  return typeof path === 'string' && status !== 'draft' ? path : undefined;
}
