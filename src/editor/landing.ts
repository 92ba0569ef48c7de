import type { Kinds } from '../shared/layouts/kind.ts';
import { labelOf } from '../shared/layouts/names.ts';
import { whyNotBlock } from '../shared/layouts/placement.ts';
import { FREE, keepsStructure, whyKept } from '../shared/layouts/structure.ts';
import { findBlock, pathTo, slotsOf } from '../shared/layouts/walk.ts';
import { t } from '../shared/studioWords/t.ts';
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
    if (parents.some((parent) => parent.id === id)) return t('A block cannot stand inside itself.');
    const block = findBlock(tree, id, kinds);
    const why = block && whyNotBlock(block, parents, kinds);
    if (why) return why;
  }
  return undefined;
}

/** What is said when a drag of blocks begins. */
export function sayDrag(name: string): string {
  return t('Dragging {name}. Esc cancels.', { name });
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
  const [before, after] = [siblings[index - 1], siblings[index]];
  const name = before ? nameOf(before, kinds) : after && nameOf(after, kinds);
  if (!around) return besides(name, before !== undefined);
  const outer = nameOf(around, kinds);
  const place = label ? t('{label} of {name}', { label, name: outer }) : outer;
  if (!name) return t('In {place}', { place });
  return t(before ? 'In {place}, after {name}' : 'In {place}, before {name}', { place, name });
}

function besides(name: string | undefined, isAfter: boolean): string {
  return name ? t(isAfter ? 'After {name}' : 'Before {name}', { name }) : t('Here');
}

/** Without the block's text, which is visible beside the line. */
function nameOf(block: EditedBlock, kinds: Kinds): string {
  return labelOf(block, kinds.get(block.blockType));
}
