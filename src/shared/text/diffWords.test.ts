import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diffWords.ts';

const said = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ change, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[change])
    .join('');

test.each([
  ['Walk with us', 'Walk with us', 'Walk with us'],
  ['', 'New words', '[+New words+]'],
  ['Old words', '', '[-Old words-]'],
  ['Ten days in the desert', 'Nine days in the desert', '[-Ten-][+Nine+] days in the desert'],
  ['A walk by the sea', 'A ride in a valley', 'A [-walk by the sea-][+ride in a valley+]'],
  ['one two three four', 'one three two four', 'one [-two -]three[+ two+] four'],
])('from “%s” to “%s” the diff is “%s”', (before, after, expected) => {
  expect(said(before, after)).toBe(expected);
});

test('very long texts are shown one after the other', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word}${index}`).join(' ');
  expect(diffWords(`Start ${long('a')}`, `Start ${long('b')}`).map(({ change }) => change)).toEqual([
    'same',
    'removed',
    'added',
  ]);
});

test('parts that are not added make up the earlier text, those not removed the later, and adjacent parts differ in kind', () => {
  const text = fc.array(fc.constantFrom('sea', 'sand', 'sun', ' ', '  ', '\n', '.'), { maxLength: 20 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [before, after] = [a.join(''), b.join('')];
      const parts = diffWords(before, after);
      const without = (left: string) =>
        parts.flatMap(({ change, text: words }) => (change === left ? [] : words)).join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
      expect(parts.filter(({ change }, index) => change === parts[index + 1]?.change)).toEqual([]);
    }),
  );
});
