import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { blankThing, type Kind, type State, settle, type Thing } from './things.ts';

/** One line of the journal. A written line survives the kill: it is in the operating system's buffers, not in the process. */
type Line =
  | { does: 'intend'; number: number; round: number; key: string; kind: Kind; after: State; due?: string }
  | { does: 'acknowledge'; number: number; key: string; id?: number }
  | { does: 'find'; key: string; id?: number; state: State };

/** Write-ahead journal of the writers' operations and acknowledgements, outside of the tested system. */
export interface Journal {
  readonly things: ReadonlyMap<string, Thing>;
  /** Numbers the next operation. */
  nextNumber(): number;
  /**
   * Records an operation before it begins; it is pending until acknowledged.
   * @param due the revision that a job is to publish, where the operation schedules that
   */
  intend(number: number, thing: Pick<Thing, 'key' | 'kind'>, after: State, due?: string): void;
  /** Records the database's acknowledgement. */
  acknowledge(number: number, key: string, id?: number): void;
  /** Records the state found at a start, which is known from then on. */
  settle(key: string, state: State, id?: number): void;
}

/**
 * Reads the journal of previous processes and continues it.
 * @param round number of the new round
 */
export function openJournal(file: string, round: number): Journal {
  const things = new Map<string, Thing>();
  let last = 0;

  function apply(line: Line): void {
    if (line.does === 'intend') {
      last = Math.max(last, line.number);
      const { key, kind } = line;
      const thing = things.get(key) ?? blankThing(key, kind);
      thing.pending = [...thing.pending, line.after];
      thing.round = line.round;
      if (line.due) thing.due = line.due;
      things.set(key, thing);
      return;
    }
    const thing = things.get(line.key);
    if (!thing) return;
    if (line.id !== undefined) thing.id = line.id;
    if (line.does === 'acknowledge' && thing.due) {
      thing.isQueued = true;
      return;
    }
    settle(thing, line.does === 'find' ? line.state : (thing.pending.at(-1) ?? thing.known));
  }

  function write(line: Line): void {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    apply(line);
  }

  // A kill may leave an incomplete last line.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  for (const line of lines) apply(JSON.parse(line) as Line);

  return {
    things,
    nextNumber: () => ++last,
    intend: (number, { key, kind }, after, due) =>
      write({ does: 'intend', number, round, key, kind, after, ...(due && { due }) }),
    acknowledge: (number, key, id) => write({ does: 'acknowledge', number, key, ...(id !== undefined && { id }) }),
    settle: (key, state, id) => write({ does: 'find', key, state, ...(id !== undefined && { id }) }),
  };
}
