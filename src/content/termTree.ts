import type { Payload } from 'payload';
import { slugOf } from '../cms/slugOf.ts';
import { relationId } from '../shared/rowId.ts';
import type { StoredTerm } from './documentTypes.ts';

/** A term and its parent. */
export interface TreeTerm {
  id: number;
  parent?: unknown;
}

/** Limit of terms: more than a taxonomy has; beyond it the tree is cut off. */
const MAX_TERMS = 5000;

/** Maximum depth: more than any operator needs; it also ends a cycle in the stored data. */
const MAX_LEVELS = 12;

/** All terms of a hierarchical taxonomy, ids and parents only. */
export async function readTree({ db }: Payload, collection: string): Promise<TreeTerm[]> {
  const { docs } = await db.find<TreeTerm>({
    collection: slugOf(collection),
    limit: MAX_TERMS,
    pagination: false,
    select: { parent: true },
    sort: 'id',
    req: {},
  });
  return docs;
}

/**
 * The ids of a term's descendants, each once, even with a cycle in the stored data.
 * @param terms in any order
 */
export function findBelow(terms: readonly TreeTerm[], id: number): number[] {
  const children = Map.groupBy(terms, ({ parent }) => relationId(parent));
  const found = new Set([id]);
  for (const above of found) for (const term of children.get(above) ?? []) found.add(term.id);
  found.delete(id);
  return [...found];
}

/** The ancestors of a term, the root first; each once. */
export async function findAbove(payload: Payload, collection: string, id: number): Promise<StoredTerm[]> {
  const found = new Map<number, StoredTerm>();
  let [below] = await readTerms(payload, collection, id);
  while (below && found.size < MAX_LEVELS) {
    const [above] = await readTerms(payload, collection, relationId(below.parent));
    if (!above || above.id === id || found.has(above.id)) break;
    found.set(above.id, above);
    below = above;
  }
  return [...found.values()].reverse();
}

async function readTerms(
  payload: Payload,
  collection: string,
  id: number | undefined,
): Promise<(StoredTerm & Pick<TreeTerm, 'parent'>)[]> {
  if (id === undefined) return [];
  const where = { id: { equals: id } };
  const { docs } = await payload.find({ collection: slugOf(collection), where, depth: 0, limit: 1 });
  // Payload types rows by their collection, known here only by name.
  return docs as unknown as (StoredTerm & Pick<TreeTerm, 'parent'>)[];
}
