/** The queue is full; a later retry may succeed. */
export class QueueFull extends Error {}

/**
 * Limits concurrent work; a bounded number waits in a queue.
 * @returns a function that runs a task, and throws {@link QueueFull} when the queue is full
 */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull('Too many wait already.');
      // A finished task hands its slot to the next in the queue, so that none can jump it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
