import type { Kinds } from '../../shared/layouts/kind.ts';
import { mapBlocks, slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { indexTree } from './indexTree.ts';
import { hasSameValues } from './ownValues.ts';
import type { EditedBlock, Tree } from './types.ts';

/**
 * Merges the server's response to a save into a tree that was edited meanwhile: blocks whose own values are still those
 * sent take the server's; concurrent edits, insertions, moves and removals stay.
 * @param sent the tree when the save began
 * @param saved the tree that the server returned
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

/** The server's version of a block, with the present nested blocks. */
function withBlocksOf(block: EditedBlock, made: EditedBlock, kinds: Kinds): EditedBlock {
  const kind = kinds.get(block.blockType);
  const [now, then] = [slotsOf(block, kind), slotsOf(made, kind)];
  // With another number of rows, such as tabs, they cannot be matched.
  if (now.length !== then.length) return block;
  return now.reduce((merged, { blocks, name }) => withSlot(merged, name, blocks), made);
}
