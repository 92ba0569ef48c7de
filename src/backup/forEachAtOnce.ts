/**
 * Runs a piece of work for every item, a few at a time.
 * @throws the first error, when the work under way has ended; nothing new is begun after it
 */
export async function forEachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await run(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  });
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
