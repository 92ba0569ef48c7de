import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineRow, matchRows } from './matchRows.ts';

const rows = (...texts: string[]): LineRow[] => texts.map((text) => ({ id: text.toLowerCase(), text }));
const numbered = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new${made}`;
  };
};
const match = (before: LineRow[], lines: string[]) => matchRows(before, lines, numbered()).map(({ id }) => id);

test('entries keep their rows when others come, go or move', () => {
  const before = rows('A', 'B', 'C');
  expect(match(before, ['A', 'B', 'C'])).toEqual(['a', 'b', 'c']);
  expect(match(before, ['C', 'A'])).toEqual(['c', 'a']);
  expect(match(before, ['A', 'B', 'X', 'C'])).toEqual(['a', 'b', 'new1', 'c']);
  expect(match([], ['A'])).toEqual(['new1']);
});

test('an entry that is changed keeps its row', () => {
  expect(match(rows('A', 'B', 'C'), ['A', 'Bread', 'C'])).toEqual(['a', 'b', 'c']);
  expect(match(rows('A', 'B', 'C'), ['Apples', 'B', 'C', 'D'])).toEqual(['a', 'b', 'c', 'new1']);
});

test('never uses a row twice, and keeps the texts as they are', () => {
  const texts = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 8 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const stored = before.map((text, index) => ({ id: `${index}`, text }));
      const matched = matchRows(stored, after, numbered());
      expect(matched.map(({ text }) => text)).toEqual(after);
      expect(new Set(matched.map(({ id }) => id)).size).toBe(after.length);
    }),
  );
});
