import { expect, test } from 'vitest';
import { checkJsonDepth } from './jsonDepth.ts';

test('a megabyte of brackets is refused in words', () => {
  expect(() => checkJsonDepth('['.repeat(1 << 20))).toThrow(/nested more than 200 deep/);
});
