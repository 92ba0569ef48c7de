import { expect, test } from 'vitest';
import { checkJsonDepth } from './jsonDepth.ts';

test('rejects a megabyte of brackets with an error message', () => {
  expect(() => checkJsonDepth('['.repeat(1 << 20))).toThrow(/nested more than 200 deep/);
});
