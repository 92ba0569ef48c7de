import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthRuns } from './monthRuns.ts';

test.each([
  [[], []],
  [[4], [{ from: 4, to: 4 }]],
  [
    [10, 3, 4, 11, 5],
    [
      { from: 3, to: 5 },
      { from: 10, to: 11 },
    ],
  ],
  [[1, 2, 12], [{ from: 12, to: 2 }]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [{ from: 1, to: 12 }]],
  [[0, 13, 2.5, Number.NaN], []],
])('%j are %j', (months, runs) => {
  expect(monthRuns(months)).toEqual(runs);
});

test('the runs contain exactly the given months', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (months) => {
      const listed = monthRuns(months).flatMap(({ from, to }) => {
        const run = [from];
        while (run.at(-1) !== to) run.push(((run.at(-1) ?? 0) % 12) + 1);
        return run;
      });
      expect(listed.sort((a, b) => a - b)).toEqual([...months].sort((a, b) => a - b));
    }),
  );
});
