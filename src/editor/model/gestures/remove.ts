import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import { chosenSpots, type Draft, nameAll, type Refusal, type Scene } from './gesture.ts';

/**
 * Removes blocks with their nested blocks. Selects the nearest remaining block, so that the keyboard goes on from
 * there.
 */
export function remove(ids: readonly string[], scene: Scene): Draft | Refusal {
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const blocks = spots.map(({ block }) => block);
  const removed = new Set(blocks.map(({ id }) => id));
  const [{ index, parent, siblings }] = spots;
  const stays = ({ id }: { id: string }) => !removed.has(id);
  const next = siblings.slice(index).find(stays) ?? siblings.slice(0, index).findLast(stays);
  const selected = next?.id ?? parent;
  const name = t('Removed {name}', { name: nameAll(blocks, scene.kinds) });
  return {
    tree: editTree(scene.tree, { removed }, scene.kinds),
    selected: selected ? [selected] : [],
    name,
    said: name,
  };
}
