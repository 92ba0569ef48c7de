import { expect, it } from 'vitest';
import { BATCH_ROWS, inBatches } from './inBatches.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const finder = (rows: readonly { id: number }[]) => async (after: number) =>
  rows.filter(({ id }) => id > after).slice(0, BATCH_ROWS);

it.each([0, 1, BATCH_ROWS, BATCH_ROWS + 1, 3 * BATCH_ROWS])('handles each of %i rows once', async (count) => {
  const seen: number[] = [];
  await inBatches(
    finder(rowsOf(count)),
    async ({ id }) => seen.push(id),
    () => false,
  );
  expect(seen).toEqual(rowsOf(count).map(({ id }) => id));
});

it('stops between two rows when the process stops', async () => {
  const seen: number[] = [];
  await inBatches(
    finder(rowsOf(500)),
    async ({ id }) => seen.push(id),
    () => seen.length === 3,
  );
  expect(seen).toEqual([1, 2, 3]);
});
