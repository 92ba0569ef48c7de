import { expect, test } from 'vitest';
import { formatDate, formatShortDate } from './dates.ts';
import { frenchFirst } from './frenchFirst.ts';

test('the first of a month is an ordinal in French', () => {
  expect(formatDate('2027-03-01', 'fr')).toBe('1er mars 2027');
  expect(formatShortDate('2027-05-01', 'fr')).toBe('1er mai 2027');
});

test.each([
  ['11 mars 2027', 'fr'],
  ['21–23 mai', 'fr'],
  ['1 March 2027', 'en'],
])('%s is as it was in %s', (text, locale) => {
  expect(frenchFirst(text, locale)).toBe(text);
});
