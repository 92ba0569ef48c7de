import { expect, test } from 'vitest';
import { summaryRows } from './summaryRows.ts';

test('sort orders are deduplicated and keep their row; damaged ones are dropped', () => {
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
