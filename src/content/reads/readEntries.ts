import type { Payload, PopulateType, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { EntriesQuery } from '../listTypes.ts';

/** Entries of a collection without pages or drafts; by ids, in their order. */
export async function readEntries<T extends { id: number }>(
  payload: Payload,
  collection: string,
  { atLeast, equals, ids, limit, since, sort }: EntriesQuery,
  populate: PopulateType,
): Promise<T[]> {
  const where: Where[] = [
    ...(ids ? [{ id: { in: [...ids] } }] : []),
    ...(atLeast ? [{ [atLeast.field]: { greater_than_equal: atLeast.value } }] : []),
    ...(equals ? [{ [equals.field]: { equals: equals.value } }] : []),
    ...(since ? [{ [since.field]: { greater_than_equal: `${since.date}T00:00:00.000Z` } }] : []),
  ];
  const { docs } = await payload.find({
    collection: slugOf(collection),
    where: { and: where },
    limit,
    ...(sort && { sort }),
    depth: 1,
    populate,
    pagination: false,
  });
  // The caller names the type of the collection’s rows.
  const entries = docs as unknown as T[];
  return ids ? entries.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : entries;
}
