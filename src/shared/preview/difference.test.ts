import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDifference, findDifference } from './difference.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '🐪') });

test('a difference restores the other text, over JSON as well', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sent = JSON.parse(JSON.stringify(findDifference(before, after)));
      expect(applyDifference(before, sent)).toBe(after);
    }),
  );
});

test('typing a letter sends only the letter', () => {
  expect(findDifference('{"text":"Tea"}', '{"text":"Teas"}')).toEqual({ start: 12, end: 2, text: 's' });
  expect(findDifference('aaa', 'aa')).toEqual({ start: 2, end: 0, text: '' });
});

test.each([
  { start: 3, end: 2, text: '' },
  { start: -1, end: 0, text: '' },
  { start: 0, end: -1, text: '' },
])('a difference that does not fit is rejected: %o', (difference) => {
  expect(applyDifference('four', difference)).toBeUndefined();
});
