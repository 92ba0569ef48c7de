import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternSize } from './patternSize.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['a{1000}', 1000],
  ['a{2,}b{0,30}', 32],
  ['(ab{3}){2}', 8],
  ['((a{10}){10}){10}', 1000],
  ['[A-Z{9}\\]]{4}', 4],
  ['a\\{900}', 6],
  ['^(?:a?|b+){3}$', 6],
  ['(?<=x)(?<year>\\d{4})?', 5],
])('%s has %i pieces', (pattern, size) => {
  expect(patternSize(pattern)).toBe(size);
});

test('nested counts multiply, however deep', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), (counts) => {
      const pattern = counts.reduce((inner, count) => `(?:${inner}){${count}}`, 'a');
      const product = counts.reduce((all, count) => all * count, 1);
      expect(patternSize(pattern)).toBe(product);
    }),
  );
});
