import { walkLayout } from './layout.ts';
import { plainText, rootOf } from './textNode.ts';
import type { Layout } from './types.ts';

/** Everything that a layout says in words, for the search. */
export function wordsOf(layout: unknown): string {
  return walkLayout(layout as Layout)
    .map((block) => {
      if (block.blockType === 'rich-text') return plainText(rootOf(block.content));
      if (block.blockType === 'heading' || block.blockType === 'quote') return block.text ?? '';
      if (block.blockType === 'icon-list') return (block.items ?? []).map(({ text }) => text).join(' ');
      return '';
    })
    .join(' ');
}
