import { t } from '../../../shared/studioWords/t.ts';
import { indexTree } from '../indexTree.ts';
import { withOwnIds } from '../ownIds.ts';
import { shareEqual } from '../shareEqual.ts';
import type { Tree } from '../types.ts';
import type { Draft, Refusal, Scene } from './gesture.ts';

/**
 * Replaces the whole layout. Blocks that are equal in both stay the same objects, and the selection stays as far as its
 * blocks exist.
 */
export function replace(incoming: Tree, name: string, { kinds, newId, selected, tree }: Scene): Draft | Refusal {
  const after = shareEqual<Tree>(tree, withOwnIds(incoming, kinds, newId));
  if (after === tree) return { why: t('The layout is so already.') };
  const index = indexTree(after, kinds);
  return { tree: after, selected: selected.filter((id) => index.has(id)), name, said: name };
}
