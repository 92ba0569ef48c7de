import { expect, test } from 'vitest';
import { byMonth, monthsAfter, nameMonth } from './byMonth.ts';

test('groups entries into twelve months from a first one, sorted, over the turn of the year', () => {
  const entries = ['2027-04-30', '2027-04-09', '2028-04-01', '2026-10-31'].map((start) => ({ start }));
  const months = byMonth(entries, '2026-11');
  expect(months.map(({ month }) => month)).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
    ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
  ]);
  expect(months[5]).toMatchObject({ title: 'April 2027', entries: [{ start: '2027-04-09' }, { start: '2027-04-30' }] });
  expect(months.flatMap(({ entries: own }) => own)).toHaveLength(2);
});

test('steps over the turn of the year, and names a month', () => {
  expect([monthsAfter('2026-11', 12), monthsAfter('2027-01', -1), nameMonth('2027-01')]).toEqual([
    ...['2027-11', '2026-12', 'January 2027'],
  ]);
});
