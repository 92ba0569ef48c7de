import type { CollectionSlug, Payload } from 'payload';

/** A term and what it stands below. */
export interface TreeTerm {
  id: number;
  parent?: unknown;
}

/** More terms than a taxonomy has; beyond it the tree is cut off. */
const MOST_TERMS = 5000;

/** All terms of a taxonomy that is a tree, without what they say. */
export async function readTree({ db }: Payload, collection: string): Promise<TreeTerm[]> {
  const { docs } = await db.find<TreeTerm>({
    collection: collection as CollectionSlug,
    limit: MOST_TERMS,
    pagination: false,
    select: { parent: true },
    sort: 'id',
    req: {},
  });
  return docs;
}

/**
 * The ids of all terms that stand below one, however deep; each once, though what is stored may go round in a circle.
 * @param terms in any order
 */
export function findBelow(terms: readonly TreeTerm[], id: number): number[] {
  const children = Map.groupBy(terms, ({ parent }) => idOf(parent));
  const found = new Set([id]);
  for (const above of found) for (const term of children.get(above) ?? []) found.add(term.id);
  found.delete(id);
  return [...found];
}

function idOf(parent: unknown): unknown {
  return typeof parent === 'object' && parent !== null && 'id' in parent ? parent.id : parent;
}
