import { setTimeout } from 'node:timers/promises';
import type { TagIds } from '../content.ts';
import type { Journal } from '../journal.ts';
import type { OpenSite } from '../openSite.ts';
import type { Random } from '../random.ts';
import { blankThing, type Kind, LETTERS, makeToken, type State, type Thing } from '../things.ts';

const PAUSE_MS = 50;

/** Common context of workers. */
export interface Work extends OpenSite {
  journal: Journal;
  /** Journal of form submissions. */
  formsFile: string;
  /** Journal of payments. */
  bookingsFile: string;
  random: Random;
  tags: TagIds;
  /** Tokens of revisions that must not be published. */
  secrets: Set<string>;
  /** Called when an operation was acknowledged. */
  onDone(): void;
  /** Called on a fault. */
  onFault(text: string): void;
}

/** An operation: the resulting state, and its call. */
export interface Operation {
  /** For fault messages. */
  name: string;
  after: State;
  due?: string;
  /** @returns the id of the thing, when the operation creates it */
  run(): Promise<number | undefined>;
}

/** A thing that does not exist yet. */
export function newThing(work: Work, kind: Kind): Thing {
  const key = kind === 'site' ? LETTERS.site + 0 : `${LETTERS[kind]}${work.journal.nextNumber()}`;
  return blankThing(key, kind);
}

/** The token of a thing's next revision. */
export function nextToken({ journal }: Work, { key }: Pick<Thing, 'key'>): string {
  return makeToken(key, journal.nextNumber());
}

/**
 * Runs one operation, recorded before and after.
 * @returns false on failure: the stored state is then unknown, and the thing is left alone until the next start
 */
export async function perform(work: Work, thing: Thing, { after, due, name, run }: Operation): Promise<boolean> {
  const number = work.journal.nextNumber();
  work.journal.intend(number, thing, after, due);
  try {
    const id = await run();
    work.journal.acknowledge(number, thing.key, id);
    work.onDone();
    return true;
  } catch (error) {
    work.onFault(`${name} of ${thing.key} failed: ${explain(error)}`);
    // In rounds with the database down, others fail at once as well.
    await setTimeout(PAUSE_MS);
    return false;
  }
}

function explain(error: unknown): string {
  const { data, message } = error as Error & { data?: unknown };
  return `${message}${data ? ` ${JSON.stringify(data)}` : ''}`;
}

/** Whether a thing has an operation in progress, or one with an unknown result. */
export function isUnsettled({ due, pending }: Thing): boolean {
  return Boolean(due) || pending.length > 0;
}

/** Existing things of some kinds without an operation in progress. */
export function settledThings({ journal }: Work, kinds: readonly Kind[]): Thing[] {
  return [...journal.things.values()].filter(
    (thing) => kinds.includes(thing.kind) && thing.known.newest && !isUnsettled(thing),
  );
}
