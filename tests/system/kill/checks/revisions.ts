import type { Journal } from '../journal.ts';
import { NOTHING, type State, type Thing } from '../things.ts';
import type { Found } from './stored.ts';

/**
 * Compares stored documents with the journal: acknowledged writes must exist, others are entirely old or entirely new. The result is recorded as
 * the known state.
 */
export function checkRevisions(journal: Journal, { stored }: Found): string[] {
  const faults: string[] = [];
  for (const key of stored.keys()) {
    if (!journal.things.has(key)) faults.push(`Nobody wrote ${key}, but it is stored.`);
  }
  for (const thing of [...journal.things.values()]) {
    const { id, state } = stored.get(thing.key) ?? { id: undefined, state: NOTHING };
    const allowed = allowedStates(thing);
    if (!allowed.some((other) => isSame(other, state))) {
      faults.push(`${thing.key} is ${print(state)}; allowed: ${allowed.map(print).join(', or ')}.`);
    }
    if (thing.pending.length) journal.settle(thing.key, state, id);
  }
  return faults;
}

function allowedStates({ isQueued, known, pending }: Thing): State[] {
  return isQueued ? [...pending] : [known, ...pending];
}

function isSame(one: State, other: State): boolean {
  return one.shown === other.shown && one.newest === other.newest;
}

function print({ newest, shown }: State): string {
  if (!newest) return 'absent';
  return shown === newest
    ? `public as ${shown}`
    : `${shown ? `public as ${shown}` : 'not public'} with the draft ${newest}`;
}
