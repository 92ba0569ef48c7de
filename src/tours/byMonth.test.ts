import { expect, test } from 'vitest';
import { byMonth } from './byMonth.ts';

test('a year has twelve months, each with what begins in it, in order', () => {
  const months = byMonth([{ start: '2027-04-30' }, { start: '2027-04-09' }, { start: '2028-04-01' }], 2027);
  expect(months).toHaveLength(12);
  expect(months[3]).toEqual({ month: 4, title: 'April', entries: [{ start: '2027-04-09' }, { start: '2027-04-30' }] });
  expect(months[0]?.entries).toEqual([]);
});
