import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch, searchTextOf } from './searchText.ts';

const ENQUIRY = {
  reference: 'K-7Q2M4',
  name: 'Hélène Morvan',
  email: 'helene@example.com',
  phone: '+33 (0)6 12-34',
  tourTitle: 'Three days to the dunes',
  answers: [{ shown: 'We are Vegetarians' }, null, { shown: 7 }, 'x'],
};

test.each(['helene', 'HÉLÈNE', 'k-7q2m4', '3306', 'vegetarians dunes', 'example.com'])('finds it by “%s”', (query) => {
  const text = searchTextOf(ENQUIRY);
  expect(readSearch(query).every((word) => text.includes(word))).toBe(true);
});

test('limits the words and the length of a query', () => {
  expect(readSearch('a b c d e f g h i j a')).toHaveLength(8);
  expect(readSearch(`${'x'.repeat(500)}`)[0]).toHaveLength(200);
  expect([undefined, 5, {}, '   '].map(readSearch)).toEqual([[], [], [], []]);
});

test('limits the text, whatever is stored', () => {
  fc.assert(
    fc.property(fc.anything(), (answers) => {
      expect(searchTextOf({ answers }).length).toBeLessThanOrEqual(8000);
    }),
  );
  expect(searchTextOf({ answers: [{ shown: 'ß'.repeat(9000) }] })).toHaveLength(8000);
});
