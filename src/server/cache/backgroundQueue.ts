import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that nobody waits for, done one piece at a time so that visitors come first. */
export interface BackgroundQueue {
  /** Adds a piece of work; when too much is waiting it is left out. */
  add(work: () => Promise<void>): void;
  /** Resolves when nothing is left. */
  idle(): Promise<void>;
  /** Leaves out what has not begun. */
  clear(): void;
}

/**
 * @param onFault told of every piece that failed; the others go on
 * @param maxWaiting how many pieces may wait
 */
export function createBackgroundQueue(onFault: (error: unknown) => void, maxWaiting = 1000): BackgroundQueue {
  const waiting: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await nextTurn();
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      try {
        await work();
      } catch (error) {
        onFault(error);
      }
      await nextTurn();
    }
    running = undefined;
  }

  return {
    add(work) {
      if (waiting.length >= maxWaiting) return;
      waiting.push(work);
      running ??= run();
    },
    clear() {
      waiting.length = 0;
    },
    async idle() {
      while (running) await running;
    },
  };
}
