import { expect, test } from 'vitest';
import { isDeeperThan } from './isDeeperThan.ts';

test('levels are lists and objects inside each other', () => {
  expect(isDeeperThan('text', 0)).toBe(false);
  expect(isDeeperThan(null, 0)).toBe(false);
  expect(isDeeperThan([], 1)).toBe(false);
  expect(isDeeperThan([7, { a: 'b' }], 2)).toBe(false);
  expect(isDeeperThan([7, { a: [] }], 2)).toBe(true);
});

test('what is deeper than any stack is told from what is not', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(isDeeperThan(deep, 1000)).toBe(true);
});
