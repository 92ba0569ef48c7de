import { type Collision, mergeThreeWay, type Side } from '../../shared/merge/mergeThreeWay.ts';
import type { OthersChanges, Step, Tree } from './types.ts';

/** Starts with no changes. Steps that were never noted are older than all. */
export function createOthersChanges(): OthersChanges {
  const changes: { from: Tree; to: Tree }[] = [];
  const noted = new WeakMap<Step, number>();
  /** Changes that some step was done after. */
  let passed = 0;

  function carryTree(tree: Tree, since: number): Tree {
    return changes.slice(since).reduce((carried, { from, to }) => {
      const merged = mergeThreeWay({ layout: from }, { layout: carried }, { layout: to }, keepTheirs);
      return (merged.document.layout ?? []) as Tree;
    }, tree);
  }

  return {
    add(from, to) {
      const last = changes.at(-1);
      if (last && last.to === from && passed < changes.length) last.to = to;
      else changes.push({ from, to });
    },
    note(step) {
      noted.set(step, changes.length);
      passed = changes.length;
    },
    carry(step) {
      const since = noted.get(step) ?? 0;
      if (since === changes.length) return step;
      return { ...step, before: carryTree(step.before, since), after: carryTree(step.after, since) };
    },
  };
}

/** Where the step and others have changed the same, theirs stays; a block that they have removed comes back where blocks would be lost with it. */
function keepTheirs({ kind, ours }: Collision): Side {
  return kind === 'removed' && ours !== undefined ? 'ours' : 'theirs';
}
