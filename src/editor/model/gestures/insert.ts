import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import type { EditedBlock, Place } from '../types.ts';
import { type Draft, describeSpot, findPlace, nameAll, type Refusal, type Scene } from './gesture.ts';

/** Inserts a new block of a kind, with its starter content. */
export function insert(slug: string, place: Place, scene: Scene): Draft | Refusal {
  const kind = scene.kinds.get(slug);
  if (!kind?.isOffered) return { why: t('There is no kind of block “{slug}” to place.', { slug }) };
  const block = withFreshIds({ ...kind.starter, blockType: slug }, scene.kinds, scene.newId);
  return put([block], place, (name) => t('Added {name}', { name }), scene);
}

/**
 * Inserts blocks with new ids at a place and selects them.
 * @param nameStep what was done, with the name of the blocks
 */
export function put(
  blocks: readonly EditedBlock[],
  place: Place,
  nameStep: (name: string) => string,
  scene: Scene,
): Draft | Refusal {
  const { kinds, tree } = scene;
  const found = findPlace(place, scene);
  if ('why' in found) return found;
  for (const block of blocks) {
    const why = whyNotBlock(block, found.around, kinds);
    if (why) return { why };
  }
  const after = editTree(tree, { inserted: [{ place: found.place, blocks }] }, kinds);
  const step = nameStep(nameAll(blocks, kinds));
  const where = describeSpot(blocks[0]?.id ?? '', after, kinds);
  const said = t('{step}, {where}', { step, where });
  return { tree: after, selected: blocks.map(({ id }) => id), name: step, said };
}
