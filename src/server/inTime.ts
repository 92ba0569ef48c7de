/**
 * Timeout for a promise; the work itself goes on.
 * @param late creates the error
 */
export async function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  late: () => Error = () => new Error(`No answer after ${limitMs} ms.`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
