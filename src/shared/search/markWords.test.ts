import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords } from './markWords.ts';

test.each([
  ['Three nights in the dunes', 'dunes', ['Three nights in the ', 'dunes', '']],
  ['Aït Benhaddou', 'ait ben', ['', 'Aït', ' ', 'Benhaddou', '']],
  ['L’oasis de Skoura', "l'oasis", ['L’', 'oasis', ' de Skoura']],
  ['Merzouga', 'merzuga', ['', 'Merzouga', '']],
  ['كثبان الصَّحراء', 'الصحراء', ['كثبان ', 'الصَّحراء', '']],
  ['<b>Tea</b>', '<b>', ['<', 'b', '>Tea</', 'b', '>']],
  ['Tea', '', ['Tea']],
  ['', 'tea', ['']],
])('%s, searching for %s', (text, query, parts) => expect(markWords(text, query)).toEqual(parts));

test('the parts make up the text, and every second part is a match', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 8 }), (text, query) => {
      const parts = markWords(text, query);
      expect(parts.join('')).toBe(text);
      expect(parts.length % 2).toBe(1);
      for (let index = 1; index < parts.length; index += 2) expect(parts[index]).not.toBe('');
    }),
  );
});
