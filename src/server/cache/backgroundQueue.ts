import { setImmediate as nextTurn } from 'node:timers/promises';

/** Background job queue: one job at a time, yielding in between so that visitors' requests come first. */
export interface BackgroundQueue {
  /** Adds a job; dropped when the queue is full. */
  add(work: () => Promise<void>): void;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Drops pending jobs. */
  clear(): void;
}

/**
 * @param onFault called with the error of every failed job; the others go on
 * @param maxWaiting how many jobs may wait
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
