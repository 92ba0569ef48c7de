import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumber, longColumns, numberColumns } from './columnKinds.ts';
import { MAX_COLUMNS, MAX_ROWS, parseTable } from './parseTable.ts';

test('parses a spreadsheet’s clipboard, with line breaks, tabs and quotation marks inside cells', () => {
  expect(parseTable('Month\tDay\r\nApril\t"24\t°C"\r\nMay\t"said ""hot"",\nor so"\r\n')).toEqual([
    ['Month', 'Day'],
    ['April', '24 °C'],
    ['May', 'said "hot", or so'],
  ]);
});

test('an unclosed quotation mark is literal', () => {
  expect(parseTable('6"\tboots\n"open\tend')).toEqual([
    ['6"', 'boots'],
    ['"open', 'end'],
  ]);
});

test('parses rows with pipes too, with or without outer ones, and skips the rule below the header', () => {
  expect(parseTable('Month | Day\nApril | 24')).toEqual([
    ['Month', 'Day'],
    ['April', '24'],
  ]);
  expect(parseTable('| Month | Day |\n|---|:-:|\n| April | 24 |')).toEqual(parseTable('Month | Day\nApril | 24'));
});

test('pads rows to the longest, and drops empty ones', () => {
  expect(parseTable('a | b | c | \n\n | \nd')).toEqual([
    ['a', 'b', 'c'],
    ['d', '', ''],
  ]);
});

test('round-trips any spreadsheet’s clipboard', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\t\r\n]/g, ' '));
  const sheet = fc
    .integer({ min: 2, max: 6 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  const quote = (text: string) => (/^"|[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(sheet, (rows) => {
      const shown = parseTable(rows.map((row) => row.map(quote).join('\t')).join('\n'));
      const expected = rows
        .map((row) => row.map((text) => text.trim().replace(/\s+/g, ' ')))
        .filter((row) => row.some(Boolean));
      expect(shown.map((row) => row.filter(Boolean).map((text) => text.replace(/\s+/g, ' ')))).toEqual(
        expected.map((row) => row.filter(Boolean)),
      );
    }),
  );
});

test('any stored value becomes a rectangle within the limits, without empty rows', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a"|\t\r\n -]{0,80}$/), fc.anything()), (stored) => {
      const rows = parseTable(stored);
      expect(rows.length <= MAX_ROWS).toBe(true);
      expect(new Set(rows.map((row) => row.length)).size <= 1).toBe(true);
      expect(rows.every((row) => row.length <= MAX_COLUMNS && row.some(Boolean))).toBe(true);
    }),
  );
});

test.each(['12', '1,890', '€ 1,490', '24 °C', '−4 °C', '65 km', '20–25', '85%', '–', '1 740 m'])(
  '%s is a number',
  (cell) => {
    expect(isNumber(cell)).toBe(true);
  },
);

test.each(['4 h 30', 'April', '12 travellers', '2 to 8', '', 'E12'])('“%s” is not', (cell) => {
  expect(isNumber(cell)).toBe(false);
});

test('a numeric column has no text, and not only dashes', () => {
  expect(
    numberColumns([
      ['12', 'few', '–', '9 €'],
      ['', '3', '–', '–'],
    ]),
  ).toEqual([true, false, false, true]);
});

test('columns with sentences are distinguished from those with words', () => {
  expect(
    longColumns([
      ['April', 'The greenest month, and roses'],
      ['May', ''],
    ]),
  ).toEqual([false, true]);
  expect(longColumns([])).toEqual([]);
});
