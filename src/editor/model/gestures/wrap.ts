import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { plainBlock } from '../../../shared/layouts/plainBlock.ts';
import { slotsOf, withSlot } from '../../../shared/layouts/walk.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { editTree } from '../editTree.ts';
import { wayTo } from '../indexTree.ts';
import { chosenSpots, type Draft, nameAll, type Refusal, type Scene } from './gesture.ts';

/** Wraps adjacent siblings in a new block of a kind, in its first slot, replacing that slot's starter content. */
export function wrap(ids: readonly string[], slug: string, scene: Scene): Draft | Refusal {
  const { index, kinds, newId, tree } = scene;
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const kind = kinds.get(slug);
  if (!kind?.isOffered) return { why: t('There is no kind of block “{slug}” to place.', { slug }) };
  const [{ parent, slot, index: position, siblings }] = spots;
  if (spots.some((spot) => spot.siblings !== siblings)) {
    return { why: t('Only blocks that stand beside each other can be put into one together.') };
  }
  const empty = withFreshIds(plainBlock(kind), kinds, newId);
  const [inside] = slotsOf(empty, kind);
  if (!inside) return { why: t('{kind} cannot hold other blocks.', { kind: kind.label }) };
  const blocks = spots.map(({ block }) => block);
  const around = withSlot(empty, inside.name, blocks);
  const why = whyNotBlock(around, wayTo(parent, index), kinds);
  if (why) return { why };
  const removed = new Set(blocks.map(({ id }) => id));
  const inserted = [{ place: { parent, slot, index: position }, blocks: [around] }];
  const name = t('Put {name} into {kind}', { name: nameAll(blocks, kinds), kind: kind.label });
  return { tree: editTree(tree, { inserted, removed }, kinds), selected: [around.id], name, said: name };
}
