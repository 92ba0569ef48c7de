/**
 * Dry run: the result of a transaction, without storing any of it.
 * @param run does the work in a transaction, and ends it by passing its result to `rollBack`, which throws
 * @returns the result
 */
export async function dryRun<T>(run: (rollBack: (result: T) => never) => Promise<unknown>): Promise<T | undefined> {
  const ended = new Error('A dry run stores nothing.');
  let found: T | undefined;
  try {
    await run((result) => {
      found = result;
      throw ended;
    });
  } catch (error) {
    if (error !== ended) throw error;
  }
  return found;
}
