/** Too much is asked for at once; soon it can be asked for again. */
export class QueueFull extends Error {}

/**
 * Lets so many pieces of dear work run at once, and so many wait for their turn.
 * @returns a function that runs one, and throws {@link QueueFull} where no more may wait
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
      // Whoever ends hands its place over, so that nobody comes in between.
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
