import type { Payload } from 'payload';
import { slugOf } from '../cms/slugOf.ts';
import type { StoredTerm } from './types.ts';

/** A term and what it stands below. */
export interface TreeTerm {
  id: number;
  parent?: unknown;
}

/** More terms than a taxonomy has; beyond it the tree is cut off. */
const MOST_TERMS = 5000;

/** Deeper than any operator sorts the world; also where what is stored goes round in a circle. */
const MOST_LEVELS = 12;

/** All terms of a taxonomy that is a tree, without what they say. */
export async function readTree({ db }: Payload, collection: string): Promise<TreeTerm[]> {
  const { docs } = await db.find<TreeTerm>({
    collection: slugOf(collection),
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

/** The terms above one, the highest first; each once. */
export async function findAbove(payload: Payload, collection: string, id: number): Promise<StoredTerm[]> {
  const found = new Map<number, StoredTerm>();
  let [below] = await readTerms(payload, collection, id);
  while (below && found.size < MOST_LEVELS) {
    const [above] = await readTerms(payload, collection, idOf(below.parent));
    if (!above || above.id === id || found.has(above.id)) break;
    found.set(above.id, above);
    below = above;
  }
  return [...found.values()].reverse();
}

async function readTerms(
  payload: Payload,
  collection: string,
  id: unknown,
): Promise<(StoredTerm & Pick<TreeTerm, 'parent'>)[]> {
  if (typeof id !== 'number') return [];
  const where = { id: { equals: id } };
  const { docs } = await payload.find({ collection: slugOf(collection), where, depth: 0, limit: 1 });
  return docs as unknown as (StoredTerm & Pick<TreeTerm, 'parent'>)[];
}

function idOf(parent: unknown): unknown {
  return typeof parent === 'object' && parent !== null && 'id' in parent ? parent.id : parent;
}
