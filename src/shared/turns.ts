import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Queue that runs at most one piece of work per event loop turn, in order of the calls. Between two of them pending
 * responses are sent.
 * @param options.between maximum turns of the event loop from one piece of work to the next @param options.withinMs
 * time after which no further turn is yielded; one always is
 * @returns a function whose promise resolves when it is the caller's turn
 */
export function createTurns({ between = 1, withinMs = 0 } = {}): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const yieldTurns = async (): Promise<void> => {
    const began = performance.now();
    await nextTurn();
    for (let turn = 1; turn < between && performance.now() - began < withinMs; turn += 1) await nextTurn();
  };
  return () => {
    last = last.then(yieldTurns);
    return last;
  };
}
