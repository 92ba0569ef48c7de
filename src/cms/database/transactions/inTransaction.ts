import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Runs a function in a transaction of the request: commits when it ends, rolls back when it throws. An open transaction
 * is joined, and left to its owner.
 * @throws what `run` throws, and what the database refuses the commit with
 */
export async function inTransaction<T>(req: PayloadRequest, run: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await run();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}
