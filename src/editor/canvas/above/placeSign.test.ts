import { expect, test } from 'vitest';
import { placeSign } from './placeSign.ts';

const BOX = { x: 50, y: 100, width: 200, height: 40 };
const FREE = { distance: 10, width: 400, isTaken: () => false, isPinned: () => false };

test('a sign is beside the corner of its block; inside it where the viewport ends', () => {
  expect(placeSign(BOX, FREE)).toEqual({ x: 260, y: 110 });
  expect(placeSign(BOX, { ...FREE, width: 260 })).toEqual({ x: 240, y: 110 });
});

test('a sign leaves words and other buttons free: lower, above the block, or below it', () => {
  expect(placeSign(BOX, { ...FREE, isTaken: ({ y }) => y === 110 })).toEqual({ x: 260, y: 130 });
  expect(placeSign(BOX, { ...FREE, isTaken: ({ y }) => y >= 110 })).toEqual({ x: 240, y: 89 });
  expect(placeSign({ ...BOX, y: 5 }, { ...FREE, isTaken: ({ y }) => y <= 35 })).toEqual({ x: 240, y: 56 });
});

test('without a free place a sign stays beside the block; bars of the page hide it', () => {
  expect(placeSign(BOX, { ...FREE, isTaken: () => true })).toEqual({ x: 260, y: 110 });
  expect(placeSign(BOX, { ...FREE, isPinned: () => true })).toBeUndefined();
});
