import type { Kinds } from '../../shared/layouts/kind.ts';
import { MAX_BLOCKS } from '../../shared/layouts/limits.ts';
import { t } from '../../shared/studioWords/t.ts';
import { indexTree } from './indexTree.ts';
import type { Tree } from './types.ts';

/**
 * Error message of an edit that exceeds the maximum number of blocks; undefined when it does not. A reduction is never refused.
 */
export function whyTooMany(after: Tree, before: Tree, kinds: Kinds): string | undefined {
  if (after === before) return undefined;
  const count = indexTree(after, kinds).size;
  if (count <= MAX_BLOCKS || count <= indexTree(before, kinds).size) return undefined;
  return t('A layout holds {most} blocks, and these would make it {count}. Take some out first, or use another page.', {
    most: MAX_BLOCKS,
    count,
  });
}
