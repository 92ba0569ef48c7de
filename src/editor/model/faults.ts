import type { Kind, Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { indexTree } from './indexTree.ts';
import { isEqual } from './shareEqual.ts';
import type { BlockFault, EditedBlock, Tree } from './types.ts';

/** The faults that still hold in another tree: those of blocks that are there and have the values that were refused. */
export function keepFaults(
  faults: readonly BlockFault[],
  before: Tree,
  after: Tree,
  kinds: Kinds,
): readonly BlockFault[] {
  if (faults.length === 0 || before === after) return faults;
  const [old, now] = [indexTree(before, kinds), indexTree(after, kinds)];
  const kept = faults.filter(({ blockId }) => isSame(old.get(blockId)?.block, now.get(blockId)?.block, kinds));
  return kept.length === faults.length ? faults : kept;
}

function isSame(before: EditedBlock | undefined, after: EditedBlock | undefined, kinds: Kinds): boolean {
  if (!before || !after) return false;
  return (
    before === after || isEqual(alone(before, kinds.get(before.blockType)), alone(after, kinds.get(after.blockType)))
  );
}

/** A block without what stands in it. */
function alone(block: EditedBlock, kind: Kind | undefined): EditedBlock {
  return slotsOf(block, kind).reduce((left, { name }) => withSlot(left, name, []), block);
}
