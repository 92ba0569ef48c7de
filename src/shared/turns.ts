import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Queue that runs at most one piece of work per event loop turn, in order of the calls. Between two of them pending
 * responses are sent.
 * @param between turns of the event loop from one piece of work to the next
 * @returns a function whose promise resolves when it is the caller's turn
 */
export function createTurns(between = 1): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const yieldTurns = async (): Promise<void> => {
    for (let turn = 0; turn < between; turn += 1) await nextTurn();
  };
  return () => {
    last = last.then(yieldTurns);
    return last;
  };
}
