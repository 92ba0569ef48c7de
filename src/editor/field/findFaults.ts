import { isObject } from '../../shared/isObject.ts';
import type { BlockFault, Tree } from '../model/types.ts';
import type { FormFault } from '../saving/createSaver.ts';

/**
 * Finds the blocks that the validation errors of a refused save belong to.
 * @param faults by their path in the document, as in `layout.0.blocks.1.text`
 * @param name the field of the layout
 */
export function findFaults(faults: readonly FormFault[], name: string, tree: Tree): BlockFault[] {
  return faults.flatMap(({ message, path }) => {
    const found = innermostBlock(path.slice(name.length + 1).split('.'), tree);
    return found ? [{ ...found, message }] : [];
  });
}

function innermostBlock(path: readonly string[], tree: Tree): Pick<BlockFault, 'blockId' | 'path'> | undefined {
  let value: unknown = tree;
  let found: Pick<BlockFault, 'blockId' | 'path'> | undefined;
  for (const [index, segment] of path.entries()) {
    value = Array.isArray(value) ? value[Number(segment)] : isObject(value) ? value[segment] : undefined;
    if (isObject(value) && typeof value.blockType === 'string' && typeof value.id === 'string') {
      found = { blockId: value.id, path: path.slice(index + 1).join('.') };
    }
  }
  return found;
}
