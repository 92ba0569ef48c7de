import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets long pieces of work each have a turn of the event loop to themselves, in the order in which they ask. Between two of them
 * everybody gets an answer whose answer is ready.
 * @returns a function whose promise resolves when it is one's turn
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
