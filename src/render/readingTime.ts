import { walkLayout } from './layout.ts';
import { plainText, rootOf } from './textNode.ts';
import type { Layout } from './types.ts';

/** Words an adult reads in a minute. */
const WORDS_PER_MINUTE = 220;

/** Minutes it takes to read the running text of a layout, rounded up; 0 without text. */
export function readingMinutes(layout: Layout): number {
  const words = walkLayout(layout)
    .flatMap((block) => (block.blockType === 'rich-text' ? [plainText(rootOf(block.content))] : []))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
