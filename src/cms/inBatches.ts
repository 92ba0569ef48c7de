/** Batch size, in rows. */
export const BATCH_ROWS = 200;

/**
 * Handles all rows in batches (keyset pagination by id), until none is left: visitors can create rows without limit, so
 * a job must keep up.
 * @param find the rows after an id, at most `size` of them
 * @param care handles one row; a row that stays unchanged does not block the others
 * @param isStopped whether the process is about to stop
 */
export async function inBatches<Row extends { id: number }>(
  find: (after: number) => Promise<readonly Row[]>,
  care: (row: Row) => Promise<unknown>,
  isStopped: () => boolean,
  size = BATCH_ROWS,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await find(after);
    for (const row of rows) {
      if (isStopped()) return;
      await care(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
