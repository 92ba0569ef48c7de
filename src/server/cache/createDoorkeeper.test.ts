import { expect, test } from 'vitest';
import { createDoorkeeper } from './createDoorkeeper.ts';

test('what is asked for again is known, what is asked for once is not', () => {
  const isAskedAgain = createDoorkeeper();
  expect(['one', 'other', 'one', 'other', 'one'].map(isAskedAgain)).toEqual([false, false, true, true, true]);
  expect(isAskedAgain('another')).toBe(false);
});

test('what was asked for long ago is forgotten', () => {
  const isAskedAgain = createDoorkeeper();
  isAskedAgain('first');
  for (let number = 0; number < 100_000; number += 1) isAskedAgain(`question ${number}`);
  expect(isAskedAgain('first')).toBe(false);
});
