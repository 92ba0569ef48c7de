import { whyNotBlock } from '../../../shared/layouts/placement.ts';
import { withDefaults } from '../../../shared/layouts/withDefaults.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
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
  if (!first) return { why: t('{section} has no blocks.', { section: section.label }) };
  const [{ index: position, parent, slot }] = spots;
  const around = wayTo(parent, index);
  for (const block of blocks) {
    const why = whyNotBlock(block, around, kinds);
    if (why) return { why };
  }
  const removed = new Set(spots.map(({ block }) => block.id));
  const after = editTree(tree, { inserted: [{ place: { parent, slot, index: position }, blocks }], removed }, kinds);
  const blocksBefore = nameAll(
    spots.map(({ block }) => block),
    kinds,
  );
  const step = t('Put {section} in place of {name}', { section: section.label, name: blocksBefore });
  const said = t('{step}, {where}', { step, where: describeSpot(first.id, after, kinds) });
  return { tree: after, selected: [first.id], name: step, said };
}
