import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time slice, in ms: how long work may block the event loop before other requests are served. */
export const SLICE_MS = 8;

let began: number | undefined;

/**
 * Cooperative scheduling; long chains of promises call it between two steps. What resolves at once (the SQLite client,
 * Payload's field hooks) never yields by itself, so that a save would block all visitors from its first step to its
 * last.
 * @returns a promise of the next turn once this one has taken `SLICE_MS`; undefined before
 */
export function yieldToEventLoop(): Promise<void> | undefined {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  } else if (performance.now() - began > SLICE_MS) return nextTurn();
  return undefined;
}
