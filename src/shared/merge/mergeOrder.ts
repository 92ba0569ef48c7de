/**
 * Merges the order of a list that both sides have changed. Common items are as the side that moved them has them
 * (`ours` when both did); an inserted item comes after its predecessor there, and items that both inserted at one
 * position are sorted by id, so that the result is symmetric.
 * @param kept the ids that belong to the list
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const shared = idsOfAll(base, ours, theirs, kept);
  const [before, mine, yours] = [base, ours, theirs].map((ids) => ids.filter((id) => shared.has(id)));
  const spine = (isSameOrder(mine, before) ? yours : mine) ?? [];
  const [ourRuns, theirRuns] = [runsAfter(ours, shared, kept), runsAfter(theirs, shared, kept)];
  const order = ['', ...spine].flatMap((id) => {
    const runs = [ourRuns.get(id) ?? [], theirRuns.get(id) ?? []].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return id ? [id, ...runs.flat()] : runs.flat();
  });
  return [...new Set([...order, ...kept])];
}

/** Whether both sides have reordered the common items of all three lists, differently. */
export function haveBothMoved(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): boolean {
  const shared = idsOfAll(base, ours, theirs, kept);
  const [before, mine, yours] = [base, ours, theirs].map((ids) => ids.filter((id) => shared.has(id)));
  return !isSameOrder(mine, before) && !isSameOrder(yours, before) && !isSameOrder(mine, yours);
}

function idsOfAll(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...kept].filter((id) => base.includes(id) && ours.includes(id) && theirs.includes(id)));
}

function isSameOrder(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return some.join() === others.join();
}

/** Inserted items by the common item before them; empty for the start. */
function runsAfter(
  ids: readonly string[],
  shared: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let after = '';
  for (const id of ids) {
    if (shared.has(id)) after = id;
    else if (kept.has(id)) runs.set(after, [...(runs.get(after) ?? []), id]);
  }
  return runs;
}
