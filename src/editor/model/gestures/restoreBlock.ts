import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { mapBlocks, slotsOf, withSlot } from '../../../shared/layouts/walk.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import { indexTree, type Spot, wayTo } from '../indexTree.ts';
import type { EditedBlock, Place, Tree } from '../types.ts';
import { nameOf, type Refusal, type Scene } from './gesture.ts';

/**
 * Restores one block as it was in an earlier layout: its settings and its place. Blocks nested in it stay as they are now; of a removed block those
 * come back that are nowhere else now. Where its parent is gone too, it comes back at the end of the layout.
 */
export function restoreBlock(id: string, earlier: Tree, scene: Pick<Scene, 'kinds' | 'tree'>): Tree | Refusal {
  const { kinds, tree } = scene;
  const [then, now] = [indexTree(earlier, kinds).get(id), indexTree(tree, kinds).get(id)];
  if (!then) return { why: t('The earlier version does not have this block.') };
  const block = now ? withPresentBlocks(then.block, now.block, scene) : withoutPresent(then.block, scene);
  const place = placeThen(then, now, scene);
  if (!place) return editTree(tree, { replaced: new Map([[id, block]]) }, kinds);
  const index = indexTree(tree, kinds);
  const around = wayTo(place.parent, index);
  if (around.some((each) => each.id === id))
    return {
      why: t('“{name}” now contains the block in which it was. Move that out first.', { name: nameOf(block, kinds) }),
    };
  const why = whyNotBlock(block, around, kinds);
  if (why) return { why };
  return editTree(tree, { removed: new Set(now ? [id] : []), inserted: [{ place, blocks: [block] }] }, kinds);
}

/** The earlier settings around the present nested blocks; with other rows, such as tabs, those of rows that are gone stay in the last one. */
function withPresentBlocks(then: EditedBlock, now: EditedBlock, { kinds }: Pick<Scene, 'kinds'>): EditedBlock {
  const kind = kinds.get(then.blockType);
  const [slots, present] = [slotsOf(then, kind), slotsOf(now, kinds.get(now.blockType))];
  const last = slots.length - 1;
  return slots.reduce((block, { name }, at) => {
    const blocks = present.flatMap((slot, row) => (row === at || (at === last && row > last) ? slot.blocks : []));
    return withSlot(block, name, blocks);
  }, then);
}

/** A removed block without nested ones that were moved out of it before. */
function withoutPresent(then: EditedBlock, { kinds, tree }: Pick<Scene, 'kinds' | 'tree'>): EditedBlock {
  const index = indexTree(tree, kinds);
  const [block] = mapBlocks([then], (each) => (index.has(each.id) ? undefined : each), kinds);
  return block ?? then;
}

/** Its earlier place in the present layout; undefined where it stands there. */
function placeThen(
  then: Spot,
  now: Spot | undefined,
  { kinds, tree }: Pick<Scene, 'kinds' | 'tree'>,
): Place | undefined {
  const index = indexTree(tree, kinds);
  const isInside = now?.parent === then.parent && now.slot === then.slot;
  const before = siblingBefore(
    then,
    (id) => index.get(id)?.parent === then.parent && index.get(id)?.slot === then.slot,
  );
  if (isInside && siblingBefore(now, (id) => then.siblings.some((each) => each.id === id)) === before) return undefined;
  if (then.parent !== null && !index.has(then.parent)) {
    return now ? undefined : { parent: null, slot: '', index: tree.length };
  }
  return {
    parent: then.parent,
    slot: then.slot,
    index: before === undefined ? 0 : (index.get(before)?.index ?? 0) + 1,
  };
}

/** The nearest sibling before a block that fits. */
function siblingBefore({ index, siblings }: Spot, fits: (id: string) => boolean): string | undefined {
  return siblings.slice(0, index).findLast(({ id }) => fits(id))?.id;
}
