import type { Kinds, LayoutBlock } from '../../../../../src/shared/layouts/kind.ts';
import { slotsOf } from '../../../../../src/shared/layouts/walk.ts';
import { countChanges } from './planSettings.ts';

/** Approximate number of gestures to turn one block into another, with their contents; infinite when their kinds differ. */
export function countGestures(from: LayoutBlock, wanted: LayoutBlock, kinds: Kinds): number {
  const kind = kinds.get(wanted.blockType);
  if (!kind || from.blockType !== wanted.blockType) return Number.POSITIVE_INFINITY;
  const before = new Map(slotsOf(from, kind).map(({ blocks, name }) => [name, blocks]));
  const inside = slotsOf(wanted, kind).map(({ blocks, name }) => countInSlot(before.get(name) ?? [], blocks, kinds));
  return inside.reduce((sum, count) => sum + count, countChanges(from, wanted, kind));
}

function countInSlot(from: readonly LayoutBlock[], wanted: readonly LayoutBlock[], kinds: Kinds): number {
  const different = wanted.findIndex((block, index) => from[index]?.blockType !== block.blockType);
  const kept = different < 0 ? wanted.length : different;
  const changed = wanted.slice(0, kept).map((block, index) => {
    const count = countGestures(from[index] as LayoutBlock, block, kinds);
    return count > 0 ? count + 1 : 0;
  });
  const added = wanted.slice(kept).map((block) => {
    const kind = kinds.get(block.blockType);
    return 2 + (kind ? countGestures({ ...kind.starter, blockType: kind.slug }, block, kinds) : 0);
  });
  return [...changed, ...added].reduce((sum, count) => sum + count, from.length - kept);
}
