import type { FacetCount } from '../../content/listTypes.ts';

/** A selectable term with its children. */
export interface TermItem extends FacetCount {
  isChosen: boolean;
  children: TermItem[];
}

/** Display of nested terms. */
export type Hierarchy = 'indented' | 'drillDown' | 'none';

interface TreeOptions {
  hierarchy: Hierarchy;
  chosen: readonly string[];
  /** Leaves out terms without results, unless they or a descendant are chosen. */
  isWithoutEmpty: boolean;
}

/**
 * Builds the tree of terms. Damaged trees, with cycles or missing parents, show every term once. With `drillDown` only the children of chosen
 * terms are shown.
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

/** The parent term, unless its ancestors include the term itself. */
function parentOf(item: TermItem, items: ReadonlyMap<string, TermItem>): TermItem | undefined {
  if (item.parent === undefined) return undefined;
  const seen = [item.slug];
  for (let at: string | undefined = item.parent; at !== undefined; at = items.get(at)?.parent) {
    if (seen.includes(at)) return undefined;
    seen.push(at);
  }
  return items.get(item.parent);
}

/** Prunes the terms of this tree, which are its own copies. */
function trim(items: readonly TermItem[], options: Pick<TreeOptions, 'hierarchy' | 'isWithoutEmpty'>): TermItem[] {
  const shown = items.filter((item) => !options.isWithoutEmpty || item.count > 0 || hasChosen(item));
  for (const item of shown)
    if (item.children.length > 0)
      item.children = options.hierarchy === 'drillDown' && !hasChosen(item) ? [] : trim(item.children, options);
  return shown;
}

/** Whether a term or a descendant is chosen. */
export function hasChosen({ children, isChosen }: TermItem): boolean {
  return isChosen || children.some(hasChosen);
}

/** All terms in display order, with their depth. */
export function flatTerms(items: readonly TermItem[], depth = 0): { item: TermItem; depth: number }[] {
  return items.flatMap((item) => [{ item, depth }, ...flatTerms(item.children, depth + 1)]);
}
