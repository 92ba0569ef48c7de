import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { withDefaults } from '../../../shared/layouts/withDefaults.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { editTree } from '../editTree.ts';
import { wayTo } from '../indexTree.ts';
import type { InsertedSection } from '../types.ts';
import { chosenSpots, type Draft, describeSpot, nameAll, type Refusal, type Scene } from './gesture.ts';

/** Replaces blocks by those of a section, as one step: at the place of the first, which is selected. */
export function putInstead(ids: readonly string[], section: InsertedSection, scene: Scene): Draft | Refusal {
  const { index, kinds, newId, tree } = scene;
  const spots = chosenSpots(ids, scene);
  if ('why' in spots) return spots;
  const blocks = withDefaults(section.blocks, kinds).map((block) => withFreshIds(block, kinds, newId));
  const [first] = blocks;
  if (!first) return { why: `${section.label} has no blocks.` };
  const [{ index: position, parent, slot }] = spots;
  const around = wayTo(parent, index);
  for (const block of blocks) {
    const why = whyNotBlock(block, around, kinds);
    if (why) return { why };
  }
  const removed = new Set(spots.map(({ block }) => block.id));
  const after = editTree(tree, { inserted: [{ place: { parent, slot, index: position }, blocks }], removed }, kinds);
  const name = `Put ${section.label} in place of ${nameAll(
    spots.map(({ block }) => block),
    kinds,
  )}`;
  return { tree: after, selected: [first.id], name, said: `${name}, ${describeSpot(first.id, after, kinds)}` };
}
