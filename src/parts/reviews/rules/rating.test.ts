import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating, MAX_RATING, readRating } from './rating.ts';

test('a rating has five stars', () => {
  expect(MAX_RATING).toBe(5);
});

test.each([
  [4.5, 4.5],
  ['4', 4],
  [7, 5],
  [-1, 0],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('the stored rating %j is shown as %j', (value, shown) => {
  expect(readRating(value)).toBe(shown);
});

test('any stored rating is between none and all stars', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const rating = readRating(value);
      return rating === undefined || (rating >= 0 && rating <= MAX_RATING);
    }),
  );
});

test('the mean is rounded to one decimal; undefined without ratings', () => {
  expect(averageRating([5, 4.5, 4])).toBe(4.5);
  expect(averageRating([5, 5, 4])).toBe(4.7);
  expect(averageRating([])).toBeUndefined();
});
