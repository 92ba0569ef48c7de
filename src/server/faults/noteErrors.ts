import type { BasePayload } from 'payload';
import { type ErrorNote, keepErrorNotes } from '../../cms/errorNotes.ts';

/** Interval at which gathered errors are stored, in ms: a fault of every request is one write a minute. */
const GATHER_MS = 60_000;

interface Log {
  error(...logged: never[]): void;
}

/**
 * Keeps what is logged as an error for the studio's page of health. The log itself is as before.
 * @param logs the loggers to listen to
 * @returns stores what is gathered, and ends
 */
export function noteErrors(payload: BasePayload, logs: readonly Log[], now = () => new Date()): () => Promise<void> {
  let gathered: ErrorNote[] = [];
  const timer = setInterval(() => void store(), GATHER_MS).unref();

  async function store(): Promise<void> {
    if (gathered.length === 0) return;
    const added = gathered;
    gathered = [];
    // Without a database there is nowhere to keep it; the log has it.
    await keepErrorNotes(payload, added, now()).catch(() => undefined);
  }

  for (const log of logs) {
    const write = log.error.bind(log) as (...logged: unknown[]) => void;
    log.error = (...logged: unknown[]) => {
      const at = now().toISOString();
      const message = messageOf(logged);
      const known = gathered.find((note) => note.message === message);
      if (known) Object.assign(known, { count: known.count + 1, last: at });
      else gathered.push({ message, count: 1, first: at, last: at });
      write(...logged);
    };
  }
  return async () => {
    clearInterval(timer);
    await store();
  };
}

/** Text of a line of the log: its message, and the error's own where it has one. */
export function messageOf(logged: readonly unknown[]): string {
  const [first, second] = logged;
  if (typeof first === 'string') return first;
  const { err, msg } = (first ?? {}) as { err?: unknown; msg?: unknown };
  const said = [second, msg].find((words) => typeof words === 'string') ?? '';
  const error = first instanceof Error ? first : err instanceof Error ? err : undefined;
  return [said, error?.message].filter(Boolean).join(' ') || 'An error without words.';
}
