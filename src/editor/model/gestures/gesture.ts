import type { Kinds } from '../../../shared/layouts/kind.ts';
import { nameOfBlock } from '../../../shared/layouts/names.ts';
import { slotsOf } from '../../../shared/layouts/walk.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { indexTree, type Spot, type TreeIndex, topmost, wayTo } from '../indexTree.ts';
import type { EditedBlock, Place, Tree } from '../types.ts';

/** Input of an edit command (gesture): the present state. */
export interface Scene {
  tree: Tree;
  index: TreeIndex;
  selected: readonly string[];
  kinds: Kinds;
  newId: () => string;
}

/** Result of an edit command, not yet applied. */
export interface Draft {
  tree: Tree;
  selected: readonly string[];
  /** Name of the undo step: `Moved Heading: Journeys`. */
  name: string;
  /** Announcement for the live region; the name unless there is more to say. Undefined while typing. */
  said: string | undefined;
}

/** Reason for which an edit command is refused, as a sentence for the editor. */
export interface Refusal {
  why: string;
}

/** Input of a gesture: the tree with its index, the selection, the kinds, and a source of ids. */
export function buildScene(tree: Tree, selected: readonly string[], kinds: Kinds, newId: () => string): Scene {
  return { tree, index: indexTree(tree, kinds), selected, kinds, newId };
}

/**
 * The blocks to act on, with their positions, in reading order, without those nested in others of them; at least one.
 */
export function chosenSpots(ids: readonly string[], { index }: Scene): [Spot, ...Spot[]] | Refusal {
  const [first, ...others] = topmost(ids, index);
  return first ? [first, ...others] : { why: t('Choose a block first.') };
}

/** Resolves an insertion place: clamps its position to the existing siblings, and finds its parents. */
export function findPlace(
  place: Place,
  { index, kinds, tree }: Scene,
): { place: Place; around: EditedBlock[] } | Refusal {
  const blocks = blocksAt();
  if (!blocks) return { why: t('This place is no longer there.') };
  const position = Math.min(Math.max(0, Math.trunc(place.index) || 0), blocks.length);
  return { place: { ...place, index: position }, around: wayTo(place.parent, index) };

  function blocksAt(): Tree | undefined {
    if (place.parent === null) return place.slot === '' ? tree : undefined;
    const parent = index.get(place.parent)?.block;
    if (!parent) return undefined;
    const slots = slotsOf(parent, kinds.get(parent.blockType));
    return slots.find(({ name }) => name === place.slot)?.blocks;
  }
}

/** The place at the end of a block's last slot; undefined when it has none. */
export function endOf(block: EditedBlock, kinds: Kinds): Place | undefined {
  const slot = slotsOf(block, kinds.get(block.blockType)).at(-1);
  return slot && { parent: block.id, slot: slot.name, index: slot.blocks.length };
}

/** Name of a block, as the editor shows it. */
export function nameOf(block: EditedBlock, kinds: Kinds): string {
  return nameOfBlock(block, kinds.get(block.blockType));
}

/** One block by its name, several by their number: `Heading: Journeys`, `3 blocks`. */
export function nameAll(blocks: readonly EditedBlock[], kinds: Kinds): string {
  const [only, ...others] = blocks;
  return only && others.length === 0 ? nameOf(only, kinds) : tCount('{count} block', '{count} blocks', blocks.length);
}

/** Position of a block, as text: `2 of 5 in Container: Journeys`. */
export function describeSpot(id: string, tree: Tree, kinds: Kinds): string {
  const index = indexTree(tree, kinds);
  const spot = index.get(id);
  if (!spot) return '';
  const parent = spot.parent === null ? undefined : index.get(spot.parent)?.block;
  const values = { position: spot.index + 1, count: spot.siblings.length };
  if (!parent) return t('{position} of {count} on the top level', values);
  const slots = slotsOf(parent, kinds.get(parent.blockType));
  const label = slots.length > 1 ? slots.find(({ name }) => name === spot.slot)?.label : undefined;
  const name = nameOf(parent, kinds);
  return label
    ? t('{position} of {count} in {label} of {name}', { ...values, label, name })
    : t('{position} of {count} in {name}', { ...values, name });
}
