import type { FacetCount } from '../../content/types.ts';

/** A term that a visitor can choose, and those below it. */
export interface TermItem extends FacetCount {
  isChosen: boolean;
  children: TermItem[];
}

/** How terms below others are shown. */
export type Hierarchy = 'indented' | 'drillDown' | 'none';

interface TreeOptions {
  hierarchy: Hierarchy;
  chosen: readonly string[];
  /** Leaves out terms that would leave nothing, unless they are chosen or stand above one that is. */
  isWithoutEmpty: boolean;
}

/**
 * Terms as they are shown. Damaged trees, in which a term stands below itself or below one that is not there, show every term once.
 * With `drillDown` only the terms below a chosen one are there.
 */
export function termTree(
  counts: readonly FacetCount[],
  { chosen, hierarchy, isWithoutEmpty }: TreeOptions,
): TermItem[] {
  const items = new Map<string, TermItem>();
  for (const count of counts) items.set(count.slug, { ...count, isChosen: chosen.includes(count.slug), children: [] });
  const roots: TermItem[] = [];
  for (const item of items.values()) {
    const above = hierarchy === 'none' ? undefined : parentOf(item, items);
    (above?.children ?? roots).push(item);
  }
  return trim(roots, { hierarchy, isWithoutEmpty });
}

/** The term above, unless the way up leads round to the term itself. */
function parentOf(item: TermItem, items: ReadonlyMap<string, TermItem>): TermItem | undefined {
  if (item.parent === undefined) return undefined;
  const seen = [item.slug];
  for (let at: string | undefined = item.parent; at !== undefined; at = items.get(at)?.parent) {
    if (seen.includes(at)) return undefined;
    seen.push(at);
  }
  return items.get(item.parent);
}

/** What is shown of some terms, which are this tree's own. */
function trim(items: readonly TermItem[], options: Pick<TreeOptions, 'hierarchy' | 'isWithoutEmpty'>): TermItem[] {
  const shown = items.filter((item) => !options.isWithoutEmpty || item.count > 0 || hasChosen(item));
  for (const item of shown)
    if (item.children.length > 0)
      item.children = options.hierarchy === 'drillDown' && !hasChosen(item) ? [] : trim(item.children, options);
  return shown;
}

/** Whether a term is chosen, or one below it. */
export function hasChosen({ children, isChosen }: TermItem): boolean {
  return isChosen || children.some(hasChosen);
}

/** All terms in the order in which they are shown, each with how deep it stands. */
export function flatTerms(items: readonly TermItem[], depth = 0): { item: TermItem; depth: number }[] {
  return items.flatMap((item) => [{ item, depth }, ...flatTerms(item.children, depth + 1)]);
}
