import type { RenderedFragment } from '../../render/context.ts';

/**
 * Renders all popups reachable from a page: those it opens, those that links in them open, and so on; each once.
 * @param ids popups opened by triggers, selectors or links of the page
 * @param known ids of all published popups; links to others open nothing
 */
export async function reachableFragments(
  ids: readonly number[],
  known: ReadonlySet<number>,
  find: (id: number) => Promise<RenderedFragment | undefined>,
): Promise<RenderedFragment[]> {
  const seen = new Set<number>();
  const found: RenderedFragment[] = [];
  let next = ids;
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((id) => known.has(id) && !seen.has(id));
    for (const id of fresh) seen.add(id);
    const rendered = (await Promise.all(fresh.map((id) => find(id)))).filter((popup) => popup !== undefined);
    found.push(...rendered);
    next = rendered.flatMap(({ opens }) => opens);
  }
  return found;
}
