import type { Kinds } from '../shared/layouts/kind.ts';
import { labelOf } from '../shared/layouts/names.ts';
import { whyNotBlock } from '../shared/layouts/placement.ts';
import { FREE, keepsStructure, whyKept } from '../shared/layouts/structure.ts';
import { findBlock, pathTo, slotsOf } from '../shared/layouts/walk.ts';
import { nameAll } from './model/gestures/gesture.ts';
import type { EditedBlock, Place, Tree } from './model/types.ts';
import { parentsOf } from './places.ts';

/** Why blocks of the layout may not be moved to a place, as text; undefined when they may. */
export function whyNotThere(ids: readonly string[], place: Place, tree: Tree, kinds: Kinds): string | undefined {
  const parents = parentsOf(tree, place, kinds);
  const held = [place.parent, ...ids].flatMap((id) => (id === null ? [] : (pathTo(tree, id, kinds) ?? [])));
  const keeper = held.find(({ block }) => keepsStructure(block));
  if (keeper) return whyKept(keeper.block, kinds, FREE);
  for (const id of ids) {
    if (parents.some((parent) => parent.id === id)) return 'A block cannot stand inside itself.';
    const block = findBlock(tree, id, kinds);
    const why = block && whyNotBlock(block, parents, kinds);
    if (why) return why;
  }
  return undefined;
}

/** What is said when a drag of blocks begins. */
export function sayDrag(name: string): string {
  return `Dragging ${name}. Esc cancels.`;
}

/** Blocks of the layout as one name: `Heading: Journeys`, `3 blocks`. */
export function nameDragged(ids: readonly string[], tree: Tree, kinds: Kinds): string {
  return nameAll(
    ids.flatMap((id) => findBlock(tree, id, kinds) ?? []),
    kinds,
  );
}

/** Label of a drop position, with its container and its previous sibling: “In Hero, after Heading”. */
export function describePlace({ index, parent, slot }: Place, tree: Tree, kinds: Kinds): string {
  const around = parent === null ? undefined : pathTo(tree, parent, kinds)?.at(-1)?.block;
  const slots = around ? slotsOf(around, kinds.get(around.blockType)) : [];
  const filled = slots.find(({ name }) => name === slot);
  const siblings = parent === null ? tree : (filled?.blocks ?? []);
  const label = slots.length > 1 ? filled?.label : undefined;
  const inside = around && `in ${[label, nameOf(around, kinds)].filter(Boolean).join(' of ')}`;
  const words = [inside, besides(siblings, index, kinds)].filter(Boolean).join(', ') || 'here';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function besides(siblings: readonly EditedBlock[], index: number, kinds: Kinds): string | undefined {
  const [before, after] = [siblings[index - 1], siblings[index]];
  if (before) return `after ${nameOf(before, kinds)}`;
  return after && `before ${nameOf(after, kinds)}`;
}

/** Without the block's text, which is visible beside the line. */
function nameOf(block: EditedBlock, kinds: Kinds): string {
  return labelOf(block, kinds.get(block.blockType));
}
