import type { Kinds, LayoutBlock } from '../shared/layouts/kind.ts';
import { whyNot } from '../shared/layouts/placement.ts';
import { FREE, keepsStructure, whyKept } from '../shared/layouts/structure.ts';
import { findBlock, pathTo, slotsOf } from '../shared/layouts/walk.ts';
import { t } from '../shared/studioWords/t.ts';
import type { Place, Tree } from './model/types.ts';

/** The place at the end of the layout. */
function placeAtEnd(tree: Tree): Place {
  return { parent: null, slot: '', index: tree.length };
}

/** The place before (0) or after (1) a block. The end of the layout when the block does not exist. */
export function placeBeside(tree: Tree, id: string | undefined, kinds: Kinds, after: 0 | 1 = 1): Place {
  const path = id === undefined ? undefined : pathTo(tree, id, kinds);
  const standing = path?.at(-1);
  if (!standing) return placeAtEnd(tree);
  return { parent: path?.at(-2)?.block.id ?? null, slot: standing.slot, index: standing.index + after };
}

/** The place at the end of a block's first slot; undefined when it has none. */
export function placeInside(tree: Tree, id: string, kinds: Kinds): Place | undefined {
  const block = findBlock(tree, id, kinds);
  const [slot] = block ? slotsOf(block, kinds.get(block.blockType)) : [];
  return slot && { parent: id, slot: slot.name, index: slot.blocks.length };
}

/**
 * Default place of a new block: inside the selected block when that has an empty slot, otherwise after it, or at the
 * end.
 */
export function placeForNew(tree: Tree, selected: string | undefined, kinds: Kinds): Place {
  const inside = selected === undefined ? undefined : placeInside(tree, selected, kinds);
  return inside?.index === 0 ? inside : placeBeside(tree, selected, kinds);
}

/** The parents of a place, outermost first. */
export function parentsOf(tree: Tree, place: Place, kinds: Kinds): readonly LayoutBlock[] {
  return place.parent === null ? [] : (pathTo(tree, place.parent, kinds) ?? []).map(({ block }) => block);
}

/** Reason for which a new block of a kind is not allowed at a position, as text; undefined when it is. */
export function whyNotNew(slug: string, place: Place, tree: Tree, kinds: Kinds): string | undefined {
  const kind = kinds.get(slug);
  if (!kind) return t('This version of the site does not know this kind of block.');
  const parents = parentsOf(tree, place, kinds);
  const keeper = parents.find(keepsStructure);
  return keeper ? whyKept(keeper, kinds, FREE) : whyNot(kind, parents, kinds);
}
