import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Queue that runs at most one piece of work per event loop turn, in order of the calls. Between two of them pending
 * responses are sent.
 * @returns a function whose promise resolves when it is the caller's turn
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
