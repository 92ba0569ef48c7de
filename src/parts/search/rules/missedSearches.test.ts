import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSED_LENGTH, missedSearches } from './missedSearches.ts';

test.each([
  ['  Camel  RIDE ', 'camel ride'],
  ['كثبان', 'كثبان'],
  ['3 days', '3 days'],
  ['2026-10', undefined],
  ['me@example.com', undefined],
  ['https://x.example', undefined],
  ['www.example', undefined],
  ['call +212 524-00 01 42', undefined],
  ['٠٦١٢٣٤٥٦', undefined],
  ['k', undefined],
  ['☕️☕️', undefined],
  ['x'.repeat(61), undefined],
])('keeps of “%s”: %s', (text, words) => expect(missedSearches(text)).toBe(words));

test('keeps only short texts, without addresses and numbers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const words = missedSearches(text) ?? '';
      expect(words.length).toBeLessThanOrEqual(MISSED_LENGTH);
      expect(words).not.toMatch(/@|\d{6}/);
      if (words) expect(missedSearches(words)).toBe(words);
    }),
  );
});
