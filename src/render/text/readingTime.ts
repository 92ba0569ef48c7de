import { walkLayout } from '../layout.ts';
import type { Traits } from '../traits.ts';
import type { Layout } from '../types.ts';

/** Reading speed of an adult. */
const WORDS_PER_MINUTE = 220;

/** Reading time of a layout's running text in minutes, rounded up; 0 without text. */
export function readingMinutes(layout: Layout, widgets: Traits): number {
  const words = walkLayout(layout, widgets)
    .map((block) => {
      const widget = widgets.get(block.blockType);
      return widget?.isRunningText ? (widget.words?.(block) ?? '') : '';
    })
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
