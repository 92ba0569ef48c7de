import { expect, test } from 'vitest';
import { createDoorkeeper } from './createDoorkeeper.ts';

test('a repeated key is known, a first-time key is not', () => {
  const isAskedAgain = createDoorkeeper();
  expect(['one', 'other', 'one', 'other', 'one'].map(isAskedAgain)).toEqual([false, false, true, true, true]);
  expect(isAskedAgain('another')).toBe(false);
});

test('forgets keys after many others', () => {
  const isAskedAgain = createDoorkeeper();
  isAskedAgain('first');
  for (let number = 0; number < 100_000; number += 1) isAskedAgain(`question ${number}`);
  expect(isAskedAgain('first')).toBe(false);
});
