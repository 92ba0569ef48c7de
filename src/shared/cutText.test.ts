import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test.each([
  ['Nine nights', 11, 'Nine nights'],
  ['Nine nights', 10, 'Nine nigh…'],
  ['Nine nights', 6, 'Nine…'],
  ['🐪🐪🐪', 3, '🐪🐪🐪'],
  ['🐪🐪🐪', 2, '🐪…'],
])('%s in %i characters is %s', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});

test('no text is longer than it may be, and no character is halved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, longest) => {
      const cut = cutText(text, longest);
      expect(Array.from(cut).length).toBeLessThanOrEqual(Math.max(longest, 1));
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
