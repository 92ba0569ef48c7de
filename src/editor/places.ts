import type { Kinds, LayoutBlock } from '../shared/layouts/kind.ts';
import { whyNot } from '../shared/layouts/placement.ts';
import { findBlock, pathTo, slotsOf } from '../shared/layouts/walk.ts';
import type { Place, Tree } from './model/types.ts';

/** The end of the layout. */
function placeAtEnd(tree: Tree): Place {
  return { parent: null, slot: '', index: tree.length };
}

/** Beside a block: before it (0) or after it (1). The end of the layout when there is no such block. */
export function placeBeside(tree: Tree, id: string | undefined, kinds: Kinds, after: 0 | 1 = 1): Place {
  const path = id === undefined ? undefined : pathTo(tree, id, kinds);
  const standing = path?.at(-1);
  if (!standing) return placeAtEnd(tree);
  return { parent: path?.at(-2)?.block.id ?? null, slot: standing.slot, index: standing.index + after };
}

/** The end of the first slot of a block; undefined when it holds no others. */
export function placeInside(tree: Tree, id: string, kinds: Kinds): Place | undefined {
  const block = findBlock(tree, id, kinds);
  const [slot] = block ? slotsOf(block, kinds.get(block.blockType)) : [];
  return slot && { parent: id, slot: slot.name, index: slot.blocks.length };
}

/** Where a new block comes: inside the selected block when it is empty and holds others, otherwise after it, or at the end. */
export function placeForNew(tree: Tree, selected: string | undefined, kinds: Kinds): Place {
  const inside = selected === undefined ? undefined : placeInside(tree, selected, kinds);
  return inside?.index === 0 ? inside : placeBeside(tree, selected, kinds);
}

/** The blocks around a place, outermost first. */
export function parentsOf(tree: Tree, place: Place, kinds: Kinds): readonly LayoutBlock[] {
  return place.parent === null ? [] : (pathTo(tree, place.parent, kinds) ?? []).map(({ block }) => block);
}

/** Why a new block of a kind may not stand at a place, in words; undefined when it may. */
export function whyNotNew(slug: string, place: Place, tree: Tree, kinds: Kinds): string | undefined {
  const kind = kinds.get(slug);
  if (!kind) return 'This version of the site does not know this kind of block.';
  return whyNot(kind, parentsOf(tree, place, kinds), kinds);
}
