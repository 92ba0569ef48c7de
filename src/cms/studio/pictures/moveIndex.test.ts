import { expect, it } from 'vitest';
import { moveIndex } from './moveIndex.ts';

it('moves in a grid of 4 columns and 10 pictures, and stays within it', () => {
  const to = (key: string, at: number) => moveIndex(key, at, 4, 10);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => to(key, 5))).toEqual([
    6, 4, 9, 1, 0, 9,
  ]);
  expect([to('ArrowLeft', 0), to('ArrowUp', 2), to('ArrowRight', 9), to('ArrowDown', 9)]).toEqual([0, 2, 9, 9]);
  expect(to('a', 3)).toBeUndefined();
});

it('swaps left and right in right-to-left languages', () => {
  expect(moveIndex('ArrowLeft', 5, 4, 10, true)).toBe(6);
  expect(moveIndex('ArrowRight', 5, 4, 10, true)).toBe(4);
});
