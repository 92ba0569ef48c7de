import { expect, test } from 'vitest';
import { describeSpan } from './describeSpan.ts';

const HOUR = 3_600_000;

test.each([
  [0, '1 min'],
  [59 * 60_000, '59 min'],
  [24 * HOUR, '1 d'],
  [24 * HOUR + 60_000, '1 d'],
  [51 * HOUR, '2 d 3 h'],
])('%d ms are %s', (ms, words) => {
  expect(describeSpan(ms)).toBe(words);
});
