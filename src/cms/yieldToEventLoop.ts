import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may keep the event loop before other requests are answered, in ms. */
export const SLICE_MS = 8;

let began: number | undefined;

/**
 * Cooperative scheduling; long chains of promises call it between two steps. What resolves at once (SQLite's client, Payload's hooks of
 * fields) never gives the event loop back by itself, so that a save would hold up all visitors from its first step to its last.
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
