import type { Kinds } from '../../shared/layouts/kind.ts';
import { indexTree } from './indexTree.ts';
import { hasSameValues } from './ownValues.ts';
import type { BlockFault, Tree } from './types.ts';

/** The validation errors that still apply to another tree: of blocks that exist and still have the refused values. */
export function keepFaults(
  faults: readonly BlockFault[],
  before: Tree,
  after: Tree,
  kinds: Kinds,
): readonly BlockFault[] {
  if (faults.length === 0 || before === after) return faults;
  const [old, now] = [indexTree(before, kinds), indexTree(after, kinds)];
  const kept = faults.filter(({ blockId }) => {
    const [was, is] = [old.get(blockId)?.block, now.get(blockId)?.block];
    return was && is && hasSameValues(was, is, kinds);
  });
  return kept.length === faults.length ? faults : kept;
}
