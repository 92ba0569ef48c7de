import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('finds the median in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

it('interpolates percentiles', () => {
  const hundred = Array.from({ length: 101 }, (_, value) => value);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile([10, 20], 75)).toBe(17.5);
});

it('throws without values', () => {
  expect(() => median([])).toThrow(RangeError);
});
