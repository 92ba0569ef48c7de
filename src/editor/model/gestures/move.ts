import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import type { Spot } from '../indexTree.ts';
import type { Place } from '../types.ts';
import {
  chosenSpots,
  type Draft,
  describeSpot,
  endOf,
  findPlace,
  nameAll,
  nameOf,
  type Refusal,
  type Scene,
} from './gesture.ts';

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Moves blocks to another place, in reading order. */
export function move(ids: readonly string[], place: Place, scene: Scene): Draft | Refusal {
  const { kinds, tree } = scene;
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const found = findPlace(place, scene);
  if ('why' in found) return found;
  const blocks = spots.map(({ block }) => block);
  const removed = new Set(blocks.map(({ id }) => id));
  const around = found.around.find(({ id }) => removed.has(id));
  if (around) return { why: t('{name} cannot be moved into itself.', { name: nameOf(around, kinds) }) };
  for (const block of blocks) {
    const why = whyNotBlock(block, found.around, kinds);
    if (why) return { why };
  }
  const after = editTree(tree, { removed, inserted: [{ place: found.place, blocks }] }, kinds);
  const name = nameAll(blocks, kinds);
  if (after === tree) return { why: t('{name} is there already.', { name }) };
  const where = describeSpot(spots[0].block.id, after, kinds);
  const said = blocks.length === 1 ? t('Moved to {where}', { where }) : t('Moved {name} to {where}', { name, where });
  return { tree: after, selected: blocks.map(({ id }) => id), name: t('Moved {name}', { name }), said };
}

/**
 * Moves adjacent siblings by one step. Up and down pass the next sibling and, at an end, leave the slot: before or
 * after the parent. In goes to the end of the previous sibling's last slot, out after the parent.
 */
export function nudge(ids: readonly string[], direction: Direction, scene: Scene): Draft | Refusal {
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const [first] = spots;
  const last = spots.at(-1) ?? first;
  if (spots.some(({ siblings }) => siblings !== first.siblings)) {
    return { why: t('These blocks stand in different places: move them one after another.') };
  }
  const target = PLACES[direction](first, last, scene);
  return 'why' in target ? target : move(ids, target, scene);
}

const PLACES: Record<Direction, (first: Spot, last: Spot, scene: Scene) => Place | Refusal> = {
  up: (first, _, scene) =>
    first.index > 0
      ? beside(first, first.index - 1)
      : outOf(first, 0, scene, t('{name} stands first already.', { name: name(first, scene) })),
  down: (first, last, scene) =>
    last.index < last.siblings.length - 1
      ? beside(last, last.index + 2)
      : outOf(first, 1, scene, t('{name} stands last already.', { name: name(last, scene) })),
  out: (first, _, scene) =>
    outOf(first, 1, scene, t('{name} stands on the top level already.', { name: name(first, scene) })),
  in: (first, _, { kinds }) => {
    const before = first.siblings[first.index - 1];
    if (!before) return { why: t('There is no block before it to go into.') };
    return (
      endOf(before, kinds) ?? {
        why: t('{name}, which stands before it, cannot hold other blocks.', { name: nameOf(before, kinds) }),
      }
    );
  },
};

function beside({ parent, slot }: Spot, index: number): Place {
  return { parent, slot, index };
}

function outOf(spot: Spot, after: 0 | 1, { index }: Scene, why: string): Place | Refusal {
  const around = spot.parent === null ? undefined : index.get(spot.parent);
  return around ? beside(around, around.index + after) : { why };
}

function name({ block }: Spot, { kinds }: Scene): string {
  return nameOf(block, kinds);
}
