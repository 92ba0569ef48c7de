import { expect, test } from 'vitest';
import { nextDay } from './nextDay.ts';

test('a new day follows on the last of those above it', () => {
  expect(nextDay([])).toBe(1);
  expect(nextDay([{ day: 1 }, { day: 2, dayTo: 4 }])).toBe(5);
  expect(nextDay([{ day: 1 }, { day: undefined }, { day: null, dayTo: 'x' }])).toBe(2);
});
