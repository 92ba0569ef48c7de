import { expect, test } from 'vitest';
import { byMonth } from './byMonth.ts';

test('groups entries into the twelve months of a year, sorted', () => {
  const months = byMonth([{ start: '2027-04-30' }, { start: '2027-04-09' }, { start: '2028-04-01' }], 2027);
  expect(months).toHaveLength(12);
  expect(months[3]).toEqual({ month: 4, title: 'April', entries: [{ start: '2027-04-09' }, { start: '2027-04-30' }] });
  expect(months[0]?.entries).toEqual([]);
});
