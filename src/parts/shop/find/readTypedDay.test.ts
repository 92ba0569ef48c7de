import { expect, test } from 'vitest';
import { readTypedDay } from './readTypedDay.ts';

test.each([
  ['2026-12-20', '2026-12-20'],
  ['20/12/2026', '2026-12-20'],
  ['20.12.26', '2026-12-20'],
  ['20.12.', '2026-12-20'],
  ['3/1', '2027-01-03'],
  ['20 Dec', '2026-12-20'],
  ['3 January', '2027-01-03'],
  ['3 Jan 2026', '2026-01-03'],
])('reads a day as people type it: %s', (typed, day) => {
  expect(readTypedDay(typed, '2026-11-26')).toBe(day);
});

test.each(['', 'Amina', 'K-7Q2M4', '+212 600', '31/02/2026', '20 Foo', '12'])('reads no day in %j', (typed) => {
  expect(readTypedDay(typed, '2026-11-26')).toBeUndefined();
});
