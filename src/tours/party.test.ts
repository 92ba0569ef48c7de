import { expect, test } from 'vitest';
import { describeParty } from './party.ts';

test.each([
  [2, 1, '2 adults, 1 child'],
  [1, 3, '1 adult, 3 children'],
  [0, null, ''],
  ['4', undefined, ''],
])('%s and %s are “%s”', (adults, children, words) => {
  expect(describeParty(adults, children)).toBe(words);
});
