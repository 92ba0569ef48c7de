import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudgets } from './budget.ts';

const BUDGET = { max: 2, windowMs: 60_000 };

test('a spent budget is available again after its window', () => {
  const { take } = createBudgets(10);
  expect([take('a', BUDGET, 0), take('a', BUDGET, 1_000)]).toEqual([undefined, undefined]);
  expect(take('a', BUDGET, 2_500)).toBe(58);
  expect(take('a', BUDGET, 59_999)).toBe(1);
  expect(take('b', BUDGET, 59_999)).toBeUndefined();
  expect(take('a', BUDGET, 60_000)).toBeUndefined();
});

test('a clock that is set back blocks nobody', () => {
  const { take } = createBudgets(10);
  take('a', BUDGET, 1_000_000);
  take('a', BUDGET, 1_000_000);
  expect(take('a', BUDGET, 5_000)).toBeUndefined();
});

test('never exceeds the budget within a window, which begins with its first use', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (pauses) => {
      const { take } = createBudgets(10);
      let now = 0;
      let since = Number.NEGATIVE_INFINITY;
      let given = 0;
      for (const pause of pauses) {
        now += pause;
        if (now >= since + BUDGET.windowMs) [since, given] = [now, 0];
        if (take('a', BUDGET, now) === undefined) given += 1;
        expect(given).toBeLessThanOrEqual(BUDGET.max);
      }
    }),
  );
});

test('evicts the oldest of too many names', () => {
  const { take } = createBudgets(2);
  for (const name of ['a', 'a', 'b', 'c']) take(name, BUDGET, 0);
  expect(take('a', BUDGET, 0)).toBeUndefined();
});
