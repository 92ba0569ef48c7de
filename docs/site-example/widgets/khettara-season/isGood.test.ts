import { expect, test } from 'vitest';
import { isGood } from './isGood.ts';

const goodMonths = (from: number, to: number) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => isGood(month, from, to));

test.each([
  [3, 5, [3, 4, 5]],
  [11, 2, [1, 2, 11, 12]],
  [6, 6, [6]],
])('from month %i to month %i', (from, to, months) => {
  expect(goodMonths(from, to)).toEqual(months);
});
