/**
 * Lets few do something at a time; the others wait in the order in which they came.
 * @param count how many
 * @returns a function that does the work as soon as there is a place, and throws what the work throws
 */
export function createPlaces(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
