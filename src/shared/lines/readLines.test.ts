import { expect, test } from 'vitest';
import { readLines } from './readLines.ts';

test('takes one entry a line, without blank lines and odd spaces', () => {
  expect(readLines('Guide\r\n\r\n  All   meals \n\u00a0\nTransfers\u2028Tents')).toEqual([
    'Guide',
    'All meals',
    'Transfers',
    'Tents',
  ]);
  expect(readLines(' \n\n')).toEqual([]);
});

test('removes the marks of lists, as they come from documents and mails', () => {
  const pasted = [
    '• Guide',
    '- Meals',
    '– Transfers',
    '*  Tents',
    '1. Mules',
    '12) Water',
    'a) Tea',
    '☐ Hat',
    '✓Scarf',
    '•\tRug',
  ];
  expect(readLines(pasted.join('\n'))).toEqual([
    'Guide',
    'Meals',
    'Transfers',
    'Tents',
    'Mules',
    'Water',
    'Tea',
    'Hat',
    'Scarf',
    'Rug',
  ]);
});

test('removes the marks of lists in Word: of inner levels, of its symbol font, by letters and Roman numbers', () => {
  const pasted = ['·\tMeals', 'o\tBreakfast', '§\tDates', '\uf0b7\tTents', 'a.\tMules', 'iv.\tWater', '(b) Tea'];
  expect(readLines(pasted.join('\r'))).toEqual(['Meals', 'Breakfast', 'Dates', 'Tents', 'Mules', 'Water', 'Tea']);
});

test('leaves what only looks like a mark', () => {
  const plain = [
    '4x4 with driver',
    '2 nights in a tent',
    '-5 °C at night',
    '3.5 litres of water',
    'A guide',
    'o tea',
    'A. Ruiz, your guide',
    '*strong* tea',
  ];
  expect(readLines(plain.join('\n'))).toEqual(plain);
});
