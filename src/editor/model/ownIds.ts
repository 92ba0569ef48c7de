import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { mapBlocks } from '../../shared/layouts/walk.ts';
import type { Tree } from './types.ts';

/** A tree with unique block ids: missing and duplicate ones are replaced. */
export function withOwnIds(tree: readonly LayoutBlock[], kinds: Kinds, newId: () => string): Tree {
  const seen = new Set<string>();
  return mapBlocks(
    tree,
    (block) => {
      const id = block.id && !seen.has(block.id) ? block.id : newId();
      seen.add(id);
      return id === block.id ? block : { ...block, id };
    },
    kinds,
  ) as Tree;
}
