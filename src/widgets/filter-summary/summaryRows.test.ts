import { expect, test } from 'vitest';
import { summaryRows } from './summaryRows.ts';

test('orders are offered once each, with the row they come from; damaged ones are not', () => {
  const rows = [
    { order: 'price' },
    null,
    { order: 'cheap' },
    { order: 'title', label: ' By name ' },
    { order: 'price', label: 'x' },
  ];
  expect(summaryRows(rows)).toEqual([
    { order: 'price', label: '', row: 0 },
    { order: 'title', label: 'By name', row: 3 },
  ]);
  expect(summaryRows('price')).toEqual([]);
});
