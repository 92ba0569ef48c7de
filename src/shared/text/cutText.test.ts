import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test.each([
  ['Nine nights', 11, 'Nine nights'],
  ['Nine nights', 10, 'Nine nigh…'],
  ['Nine nights', 6, 'Nine…'],
  ['🐪🐪🐪', 3, '🐪🐪🐪'],
  ['🐪🐪🐪', 2, '🐪…'],
])('cuts %s to %i characters: %s', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});

test('never exceeds the length, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, longest) => {
      const cut = cutText(text, longest);
      expect(Array.from(cut).length).toBeLessThanOrEqual(Math.max(longest, 1));
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
