import type { LayoutBlock } from '../../../shared/layouts/kind.ts';
import { mapBlocks, walkBlocks } from '../../../shared/layouts/walk.ts';
import { withDefaults } from '../../../shared/layouts/withDefaults.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { InsertedSection, Place } from '../types.ts';
import { type Draft, describeSpot, type Refusal, type Scene } from './gesture.ts';
import { put } from './insert.ts';

/** Inserts the blocks of a section or a whole page, as one step, and selects the first. */
export function insertSection({ blocks, label }: InsertedSection, place: Place, scene: Scene): Draft | Refusal {
  const { kinds, newId, tree } = scene;
  const fitted = hasTitle(tree, scene) ? mapBlocks(blocks, lowerTitle, kinds) : blocks;
  const fresh = withDefaults(fitted, kinds).map((block) => withFreshIds(block, kinds, newId));
  const [first] = fresh;
  const name = t('Added {name}', { name: label });
  const draft = first
    ? put(fresh, place, () => name, scene)
    : { why: t('{section} has no blocks.', { section: label }) };
  if ('why' in draft || !first) return draft;
  const said = t('{step}, {where}', { step: name, where: describeSpot(first.id, draft.tree, kinds) });
  return { ...draft, selected: [first.id], name, said };
}

/** A page has one heading of the first level. */
const TITLE = 'h1';

function hasTitle(tree: readonly LayoutBlock[], { kinds }: Scene): boolean {
  return [...walkBlocks(tree, kinds)].some(({ block }) => block.level === TITLE);
}

function lowerTitle(block: LayoutBlock): LayoutBlock {
  return block.level === TITLE ? { ...block, level: 'h2' } : block;
}
