import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberWithin } from './numberWithin.ts';

test.each([
  [3, 3],
  ['3', 3],
  [0, 1],
  [99, 6],
  [2.5, 2.5],
  [null, 4],
  [undefined, 4],
  ['', 4],
  [' ', 4],
  ['three', 4],
  [Number.NaN, 4],
  [[], 4],
  [true, 4],
])('%j between 1 and 6 is %d', (value, expected) => {
  expect(numberWithin(value, [1, 6], 4)).toBe(expected);
});

test('any stored value gives a number within the bounds', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const number = numberWithin(value, [1, 6], 4);
      return number >= 1 && number <= 6;
    }),
  );
});
