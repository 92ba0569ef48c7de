import type { BasePayload } from 'payload';

/** One kind of error in the server's log. */
export interface ErrorNote {
  message: string;
  count: number;
  /** When it was first and last logged, as ISO dates. */
  first: string;
  last: string;
}

/** In Payload's key-value store: it survives a restart, and processes share it. */
const KEY = 'error-notes';
const WEEK_MS = 7 * 86_400_000;
/** Kinds that are kept; more would be one fault with many names. */
const MAX_NOTES = 40;
const MAX_MESSAGE = 300;

/** The errors of the last week, the latest first. */
export async function readErrorNotes(payload: Pick<BasePayload, 'kv'>, now: Date): Promise<ErrorNote[]> {
  return mergeNotes((await payload.kv.get<ErrorNote[]>(KEY)) ?? [], [], now);
}

/** Adds to the errors that are kept. */
export async function keepErrorNotes(
  payload: Pick<BasePayload, 'kv'>,
  added: readonly ErrorNote[],
  now: Date,
): Promise<void> {
  await payload.kv.set(KEY, mergeNotes((await payload.kv.get<ErrorNote[]>(KEY)) ?? [], added, now));
}

/** Joins notes of the same error, leaves out those older than a week, and sorts the latest first. */
export function mergeNotes(kept: readonly ErrorNote[], added: readonly ErrorNote[], now: Date): ErrorNote[] {
  const oldest = new Date(now.getTime() - WEEK_MS).toISOString();
  const notes = new Map<string, ErrorNote>();
  for (const note of [...kept, ...added]) {
    const message = note.message.slice(0, MAX_MESSAGE);
    const known = notes.get(message);
    const first = known && known.first < note.first ? known.first : note.first;
    const last = known && known.last > note.last ? known.last : note.last;
    notes.set(message, { message, count: (known?.count ?? 0) + note.count, first, last });
  }
  return [...notes.values()]
    .filter(({ last }) => last >= oldest)
    .sort((one, other) => other.last.localeCompare(one.last))
    .slice(0, MAX_NOTES);
}
