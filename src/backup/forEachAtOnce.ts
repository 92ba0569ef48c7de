/**
 * Runs an async function for every item with limited concurrency.
 * @throws the first error, after the running calls have ended; no further call is started
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
