import type { Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { isEqual } from './shareEqual.ts';
import type { EditedBlock } from './types.ts';

/** Whether two blocks have equal values of their own, ignoring nested blocks. */
export function hasSameValues(a: EditedBlock, b: EditedBlock, kinds: Kinds): boolean {
  return a === b || isEqual(withoutBlocks(a, kinds), withoutBlocks(b, kinds));
}

function withoutBlocks(block: EditedBlock, kinds: Kinds): EditedBlock {
  return slotsOf(block, kinds.get(block.blockType)).reduce((left, { name }) => withSlot(left, name, []), block);
}
