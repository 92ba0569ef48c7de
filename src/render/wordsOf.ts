import { findHeadings } from './headings/headings.ts';
import { walkLayout } from './layout.ts';
import type { Traits } from './traits.ts';
import type { Layout } from './types.ts';

/** The searchable text of a layout. */
export function wordsOf(layout: unknown, widgets: Traits): string {
  return walkLayout(layout as Layout, widgets)
    .flatMap((block) => widgets.get(block.blockType)?.words?.(block) || [])
    .join(' ');
}

/** The same, and the text of its headings separately. */
export function searchedWordsOf(layout: unknown, widgets: Traits): { headings: string; body: string } {
  const headings = findHeadings(layout as Layout, widgets).map(({ heading }) => heading.text);
  return { headings: headings.join(' '), body: wordsOf(layout, widgets) };
}
