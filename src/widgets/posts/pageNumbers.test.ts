import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, undefined, 20]],
  [10, 20, [1, undefined, 8, 9, 10, 11, 12, undefined, 20]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, undefined, 20]],
  [20, 20, [1, undefined, 18, 19, 20]],
])('page %i of %i links to %j', (page, totalPages, expected) => {
  expect(pageNumbers(page, totalPages)).toEqual(expected);
});
