import type { BlockDiff } from '../../shared/layouts/diffLayouts.ts';
import { joinList } from '../../shared/studioWords/joinList.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';

/**
 * Summary of a diff: `2 blocks added, 1 moved, 3 changed.`
 * @param same what is said where nothing differs
 */
export function countChanges(
  diffs: readonly BlockDiff[],
  same = t('The blocks are the same in both versions.'),
): string {
  const all = flatten(diffs);
  const counts: readonly [number, Sayings][] = [
    [all.filter(({ state }) => state === 'added').length, SAYINGS.added],
    [all.filter(({ state }) => state === 'removed').length, SAYINGS.removed],
    [all.filter(({ state }) => state === 'moved').length, SAYINGS.moved],
    [all.filter(({ settings }) => settings.length > 0).length, SAYINGS.changed],
  ];
  const said = counts.filter(([count]) => count > 0);
  if (said.length === 0) return same;
  return `${joinList(said.map(([count, { blocks, others }], n) => (n === 0 ? blocks : others)(count)))}.`;
}

/** The first count names the blocks. */
interface Sayings {
  blocks(count: number): string;
  others(count: number): string;
}

const SAYINGS = {
  added: {
    blocks: (count) => tCount('{count} block added', '{count} blocks added', count),
    others: (count) => tCount('{count} added', '{count} added', count),
  },
  removed: {
    blocks: (count) => tCount('{count} block removed', '{count} blocks removed', count),
    others: (count) => tCount('{count} removed', '{count} removed', count),
  },
  moved: {
    blocks: (count) => tCount('{count} block moved', '{count} blocks moved', count),
    others: (count) => tCount('{count} moved', '{count} moved', count),
  },
  changed: {
    blocks: (count) => tCount('{count} block changed', '{count} blocks changed', count),
    others: (count) => tCount('{count} changed', '{count} changed', count),
  },
} satisfies Record<string, Sayings>;

function flatten(diffs: readonly BlockDiff[]): BlockDiff[] {
  return diffs.flatMap((diff) => [diff, ...flatten(diff.inside)]);
}
