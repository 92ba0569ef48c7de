/** Rows that one query of a job brings. */
export const BATCH_ROWS = 200;

/**
 * Walks through rows in the order of their ids, a batch at a time, until none is left: what visitors can make without end is looked after as fast as it comes.
 * @param find the rows after an id, at most `BATCH_ROWS` of them
 * @param care what is done with each; one that stays as it is keeps nobody from the others
 * @param isStopped whether the process is about to end
 */
export async function inBatches<Row extends { id: number }>(
  find: (after: number) => Promise<readonly Row[]>,
  care: (row: Row) => Promise<unknown>,
  isStopped: () => boolean,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await find(after);
    for (const row of rows) {
      if (isStopped()) return;
      await care(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return;
    after = last.id;
  }
}
