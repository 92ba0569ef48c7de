import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_STARS, readRating, starsOf } from './stars.ts';

test.each([
  [4.5, 4.5, [1, 1, 1, 1, 0.5]],
  [0, 0, [0, 0, 0, 0, 0]],
  [4.7, 4.5, [1, 1, 1, 1, 0.5]],
  [4.8, 5, [1, 1, 1, 1, 1]],
  [-2, 0, [0, 0, 0, 0, 0]],
  [9, 5, [1, 1, 1, 1, 1]],
])('%f is shown as %f: %j', (stored, rating, stars) => {
  expect(readRating(stored)).toBe(rating);
  expect(starsOf(rating)).toEqual(stars);
});

test.each(['4.5', null, undefined, Number.NaN, {}])('%j is no rating', (stored) => {
  expect(readRating(stored)).toBeUndefined();
});

test('the stars add up to the rating', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 10, noNaN: true }), (stored) => {
      const rating = readRating(stored) ?? -1;
      expect(starsOf(rating)).toHaveLength(MOST_STARS);
      expect(starsOf(rating).reduce((sum, share) => sum + share, 0)).toBe(rating);
    }),
  );
});
