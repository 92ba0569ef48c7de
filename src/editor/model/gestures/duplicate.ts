import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree, type Insertion } from '../editTree.ts';
import type { Spot } from '../indexTree.ts';
import type { EditedBlock } from '../types.ts';
import { chosenSpots, type Draft, describeSpot, nameAll, type Refusal, type Scene } from './gesture.ts';

/** Inserts copies of blocks after them; copies of adjacent siblings come after the last of them. Selects the copies. */
export function duplicate(ids: readonly string[], scene: Scene): Draft | Refusal {
  const { kinds, newId, tree } = scene;
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const bySlot = Map.groupBy(spots, ({ siblings }) => siblings);
  const inserted = [...bySlot.values()].map((neighbours) =>
    copyBehind(neighbours, (block) => withFreshIds(block, kinds, newId)),
  );
  const after = editTree(tree, { inserted }, kinds);
  const copies = inserted.flatMap(({ blocks }) => blocks);
  const step = t('Duplicated {name}', { name: nameAll(copies, kinds) });
  const where = describeSpot(copies[0]?.id ?? '', after, kinds);
  const said = t('{step}; the copy is {where}', { step, where });
  return { tree: after, selected: copies.map(({ id }) => id), name: step, said };
}

function copyBehind(neighbours: readonly Spot[], copy: (block: EditedBlock) => EditedBlock): Insertion {
  const { index, parent, slot } = neighbours.at(-1) as Spot;
  return { place: { parent, slot, index: index + 1 }, blocks: neighbours.map(({ block }) => copy(block)) };
}
