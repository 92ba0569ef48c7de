import { walkLayout } from './layout.ts';
import type { Traits } from './traits.ts';
import type { Layout } from './types.ts';

/** Everything that a layout says in words, for the search. */
export function wordsOf(layout: unknown, widgets: Traits): string {
  return walkLayout(layout as Layout, widgets)
    .flatMap((block) => widgets.get(block.blockType)?.words?.(block) || [])
    .join(' ');
}
