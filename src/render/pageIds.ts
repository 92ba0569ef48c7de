import { uniqueSlug } from '../shared/slug.ts';
import { findHeadings } from './headings/headings.ts';
import { walkLayout } from './layout.ts';
import type { Traits } from './traits.ts';
import type { Layout } from './types.ts';

/** Ids that the page itself uses. */
const OWN_IDS = ['top', 'content'];

/** The reserved ids of a page, before any heading gets one: the page's own and those that editors gave to other blocks. */
export function takenIds(layouts: readonly Layout[], widgets: Traits): Set<string> {
  const headings = new Set(layouts.flatMap((layout) => findHeadings(layout, widgets)).map(({ source }) => source));
  const blocks = layouts.flatMap((layout) => walkLayout(layout, widgets));
  const htmlIds = blocks.flatMap((block) => {
    const id: unknown = block.advanced?.htmlId;
    return !headings.has(block) && typeof id === 'string' && id ? [id] : [];
  });
  return new Set([...OWN_IDS, ...htmlIds]);
}

/**
 * Creates a generator of unique ids.
 * @param taken reserved ids; each new one is added
 */
export function createIds(taken: Iterable<string>): (base: string) => string {
  const known = new Set(taken);
  return (base) => {
    const id = uniqueSlug(base, known);
    known.add(id);
    return id;
  };
}
