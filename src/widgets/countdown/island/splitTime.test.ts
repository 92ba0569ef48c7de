import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITS, type Unit } from '../units.ts';
import { splitTime } from './splitTime.ts';

const ALL = Object.keys(UNITS) as Unit[];
const DAY = 86_400_000;

test.each([
  [DAY + 3_661_000, ALL, [1, 1, 1, 1]],
  [DAY + 3_661_000, ['hours', 'seconds'], [25, 61]],
  [1, ALL, [0, 0, 0, 1]],
  [1, ['days'], [1]],
  [0, ALL, [0, 0, 0, 0]],
  [-5000, ALL, [0, 0, 0, 0]],
  [5000, [], []],
] as const)('%i ms in %j are %j', (left, units, expected) => {
  expect(splitTime(left, units)).toEqual(expected);
});

test('the shown time is never less than the remaining time, and exceeds it by less than the smallest unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), fc.subarray(ALL, { minLength: 1 }), (left, units) => {
      const counts = splitTime(left, units);
      const shown = counts.reduce((sum, count, index) => sum + count * UNITS[units[index] as Unit], 0);
      const smallest = UNITS[units.at(-1) as Unit];
      expect(shown).toBeGreaterThanOrEqual(left);
      expect(shown - left).toBeLessThan(smallest);
      for (const [index, count] of counts.entries())
        if (index > 0) expect(count * UNITS[units[index] as Unit]).toBeLessThan(UNITS[units[index - 1] as Unit]);
    }),
  );
});
