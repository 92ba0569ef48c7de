import type { BlockDiff } from '../../shared/layouts/diffLayouts.ts';

/** Summary of a diff: `2 blocks added, 1 moved, 3 changed.` */
export function countChanges(diffs: readonly BlockDiff[]): string {
  const all = flatten(diffs);
  const counts = [
    [all.filter(({ state }) => state === 'added').length, 'added'],
    [all.filter(({ state }) => state === 'removed').length, 'removed'],
    [all.filter(({ state }) => state === 'moved').length, 'moved'],
    [all.filter(({ settings }) => settings.length > 0).length, 'changed'],
  ] as const;
  const [first, ...others] = counts.filter(([count]) => count > 0);
  if (!first) return 'The blocks are the same in both versions.';
  const [count, what] = first;
  const start = `${count} ${count === 1 ? 'block' : 'blocks'} ${what}`;
  return `${[start, ...others.map((pair) => pair.join(' '))].join(', ')}.`;
}

function flatten(diffs: readonly BlockDiff[]): BlockDiff[] {
  return diffs.flatMap((diff) => [diff, ...flatten(diff.inside)]);
}
