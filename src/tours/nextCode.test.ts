import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextCode } from './nextCode.ts';

test('a copy has the next free code', () => {
  expect(nextCode('KH-07', ['KH-07'])).toBe('KH-08');
  expect(nextCode('KH-07', ['KH-07', 'kh-08', 'KH-09'])).toBe('KH-10');
  expect(nextCode('KH-99', ['KH-99'])).toBe('KH-100');
  expect(nextCode('KH-07b', ['KH-07b'])).toBe('KH-08b');
  expect(nextCode('Dunes', ['Dunes', 'Dunes-2'])).toBe('Dunes-3');
});

test('never returns an existing code', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (code, taken) => {
      const used = [code, ...taken];
      expect(used.map((each) => each.trim().toLowerCase())).not.toContain(nextCode(code, used).toLowerCase());
    }),
  );
});
