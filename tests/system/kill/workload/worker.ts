import { setTimeout } from 'node:timers/promises';
import type { TagIds } from '../content.ts';
import type { Journal } from '../journal.ts';
import type { OpenSite } from '../openSite.ts';
import type { Random } from '../random.ts';
import { blankThing, type Kind, LETTERS, makeToken, type State, type Thing } from '../things.ts';

const PAUSE_MS = 50;

/** What every worker has. */
export interface Work extends OpenSite {
  journal: Journal;
  /** Journal of what was sent to forms. */
  formsFile: string;
  /** Journal of what was paid. */
  bookingsFile: string;
  random: Random;
  tags: TagIds;
  /** Tokens of revisions that nobody has been told to publish. */
  secrets: Set<string>;
  /** Says that an operation was acknowledged. */
  onDone(): void;
  /** Says that something was wrong. */
  onFault(text: string): void;
}

/** One operation: what it makes of the thing, and the call that does it. */
export interface Operation {
  /** Shown in faults. */
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

/** The token of the next revision of a thing. */
export function nextToken({ journal }: Work, { key }: Pick<Thing, 'key'>): string {
  return makeToken(key, journal.nextNumber());
}

/**
 * Does one operation, noted before and after.
 * @returns false when it failed: then nobody knows what was stored, and the thing is left alone until the next start
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
    // In the rounds in which the database is away, others fail at once as well.
    await setTimeout(PAUSE_MS);
    return false;
  }
}

function explain(error: unknown): string {
  const { data, message } = error as Error & { data?: unknown };
  return `${message}${data ? ` ${JSON.stringify(data)}` : ''}`;
}

/** Whether an operation is under way on a thing, or ended in a way that nobody knows. */
export function isUnsettled({ due, pending }: Thing): boolean {
  return Boolean(due) || pending.length > 0;
}

/** The things of some kinds that exist and nothing is under way on. */
export function settledThings({ journal }: Work, kinds: readonly Kind[]): Thing[] {
  return [...journal.things.values()].filter(
    (thing) => kinds.includes(thing.kind) && thing.known.newest && !isUnsettled(thing),
  );
}
