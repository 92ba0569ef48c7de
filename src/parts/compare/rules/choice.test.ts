import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAddress, isCode, isSameChoice, MAX_COMPARED, readChoice, readCodes, toggleCompared } from './choice.ts';

const tour = (code: string) => ({ code, title: `Tour ${code}` });
const codes = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,20}$/), { maxLength: 6 });

test('four tours at most are compared', () => {
  expect(MAX_COMPARED).toBe(4);
});

test('a URL lists tours in the order of the choice', () => {
  expect(compareAddress(['KH-03', 'KH-07'])).toBe('/compare/?tours=KH-03,KH-07');
  expect(compareAddress([])).toBe('/compare/');
});

test('a URL survives the round trip', () => {
  fc.assert(
    fc.property(codes, (all) => {
      const { searchParams } = new URL(compareAddress(all), 'https://khettara.example');
      expect(readCodes(searchParams.getAll('tours'))).toEqual(all);
    }),
  );
});

test.each([
  [['KH-03,KH-07'], ['KH-03', 'KH-07']],
  [
    ['KH-03', 'KH-07,KH-03'],
    ['KH-03', 'KH-07'],
  ],
  [['KH-03 KH-07'], ['KH-03', 'KH-07']],
  [['', ',,', '<b>', '../x', '-1', 'a'.repeat(41)], []],
  [['رحلة-1'], ['رحلة-1']],
])('reads %j as %j', (values, expected) => {
  expect(readCodes(values)).toEqual(expected);
});

test.each([null, '', '{', 'null', '7', '{"code":"KH-03"}', '[null,1,"KH-03",{"code":7},{"code":"<b>"}]'])(
  'reads nothing from stored %j',
  (stored) => {
    expect(readChoice(stored)).toEqual([]);
  },
);

test('a stored tour without a title has its code as title; the fifth is dropped', () => {
  const stored = JSON.stringify([{ code: 'A' }, { code: 'B', title: ' ' }, tour('A'), tour('C'), tour('D'), tour('E')]);
  expect(readChoice(stored)).toEqual([{ code: 'A', title: 'A' }, { code: 'B', title: 'B' }, tour('C'), tour('D')]);
});

test('any stored data reads as a valid choice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const choice = readChoice(stored);
      expect(choice.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(choice.every(({ code, title }) => isCode(code) && title.length > 0)).toBe(true);
      expect(readChoice(JSON.stringify(choice))).toEqual(choice);
    }),
  );
});

test('a press adds a tour, the next one removes it; the fifth changes nothing', () => {
  const four = ['A', 'B', 'C', 'D'].map(tour);
  expect(toggleCompared([], tour('A'))).toEqual({ choice: [tour('A')], outcome: 'added' });
  expect(toggleCompared(four, tour('B'))).toMatchObject({ outcome: 'removed', choice: { length: 3 } });
  expect(toggleCompared(four, tour('E'))).toEqual({ choice: four, outcome: 'full' });
});

test('the same tours in another order are the same comparison', () => {
  expect(isSameChoice(['A', 'B'], ['B', 'A'])).toBe(true);
  expect(isSameChoice(['A'], ['A', 'B'])).toBe(false);
  expect(isSameChoice(['A', 'B'], ['A', 'C'])).toBe(false);
});
