/**
 * The order of a list that two have changed. What both had stands as whoever moved it has left it (as in `ours` when both did); what one has
 * put in stands after what it stood after there, and what both have put in at one place is ordered by id, so that it does not matter who was first.
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

/** Whether two have ordered what all three lists have, and not alike. */
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

/** What stands between shared ids, by the shared one before it; empty for the start. */
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
