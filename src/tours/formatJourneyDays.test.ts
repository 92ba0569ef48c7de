import { expect, test } from 'vitest';
import { formatJourneyDays } from './formatJourneyDays.ts';

test.each([
  ['2027-04-12', '2027-04-15', 'Mon 12 April – Thu 15 April 2027'],
  ['2027-12-30', '2028-01-02', 'Thu 30 December 2027 – Sun 2 January 2028'],
  ['2027-04-12', '2027-04-12', 'Mon 12 April 2027'],
  ['2027-04-12', undefined, 'Mon 12 April 2027'],
  ['2027-04-12', '2027-04-01', 'Mon 12 April 2027'],
  [undefined, '2027-04-15', ''],
  ['soon', 'later', ''],
])('formats %s to %s as %s', (start, end, days) => {
  expect(formatJourneyDays(start, end, 'en')).toBe(days);
});
