import type { Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf } from '../../shared/layouts/walk.ts';
import type { EditedBlock, Tree } from './types.ts';

/** Position of a block in a tree. */
export interface Spot {
  block: EditedBlock;
  /** Id of the parent block; null at the top. */
  parent: string | null;
  /** Name of the parent's slot; empty at the top. */
  slot: string;
  index: number;
  /** All blocks of that slot, including this one. */
  siblings: readonly EditedBlock[];
  /** Index in reading order, from 0. */
  order: number;
}

/** Positions of all blocks by id, in reading order. */
export type TreeIndex = ReadonlyMap<string, Spot>;

const known = new WeakMap<Tree, { kinds: Kinds; index: TreeIndex }>();

/** Indexes the positions of all blocks; cached per tree. Of blocks with a duplicate id the first counts. */
export function indexTree(tree: Tree, kinds: Kinds): TreeIndex {
  const before = known.get(tree);
  if (before?.kinds === kinds) return before.index;
  const index = new Map<string, Spot>();
  collect(tree, null, '', kinds, index);
  known.set(tree, { kinds, index });
  return index;
}

function collect(
  siblings: readonly EditedBlock[],
  parent: string | null,
  slot: string,
  kinds: Kinds,
  index: Map<string, Spot>,
): void {
  for (const [position, block] of siblings.entries()) {
    if (!index.has(block.id)) {
      index.set(block.id, { block, parent, slot, index: position, siblings, order: index.size });
    }
    const kind = kinds.get(block.blockType);
    if (!kind?.slots.length) continue;
    for (const inner of slotsOf(block, kind)) collect(inner.blocks, block.id, inner.name, kinds, index);
  }
}

/** The path from the outermost block to the one with an id, inclusive; empty for null. */
export function wayTo(id: string | null, index: TreeIndex): EditedBlock[] {
  const way: EditedBlock[] = [];
  for (let spot = id === null ? undefined : index.get(id); spot; spot = index.get(spot.parent ?? '')) {
    way.unshift(spot.block);
  }
  return way;
}

/** Positions of blocks in reading order, without those nested in others of them; unknown ids are left out. */
export function topmost(ids: readonly string[], index: TreeIndex): Spot[] {
  const chosen = new Set(ids);
  return [...chosen]
    .flatMap((id) => index.get(id) ?? [])
    .filter(({ parent }) => !wayTo(parent, index).some(({ id }) => chosen.has(id)))
    .sort((a, b) => a.order - b.order);
}
