import type { Kinds } from '../../shared/layouts/kind.ts';
import { mapBlocks, slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { indexTree } from './indexTree.ts';
import { hasSameValues } from './ownValues.ts';
import type { EditedBlock, Tree } from './types.ts';

/**
 * The tree to go on with when a save returns while somebody has gone on editing: blocks whose own values are those that were sent take
 * what the server made of them; what has been changed, put in, moved or removed since stays so.
 * @param sent the tree as it was when the save began
 * @param saved what the server made of it
 * @param current the tree now
 */
export function mergeSaved(sent: Tree, saved: Tree, current: Tree, kinds: Kinds): Tree {
  if (current === sent) return saved;
  const [before, made] = [indexTree(sent, kinds), indexTree(saved, kinds)];
  const take = (block: EditedBlock) => {
    const [was, is] = [before.get(block.id)?.block, made.get(block.id)?.block];
    return was && is?.blockType === block.blockType && hasSameValues(was, block, kinds)
      ? withBlocksOf(block, is, kinds)
      : block;
  };
  return mapBlocks(current, take, kinds);
}

/** What the server made of a block, with what stands in it now. */
function withBlocksOf(block: EditedBlock, made: EditedBlock, kinds: Kinds): EditedBlock {
  const kind = kinds.get(block.blockType);
  const [now, then] = [slotsOf(block, kind), slotsOf(made, kind)];
  // With another number of rows, such as tabs, there is no telling which is which.
  if (now.length !== then.length) return block;
  return now.reduce((merged, { blocks, name }) => withSlot(merged, name, blocks), made);
}
