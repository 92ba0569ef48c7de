import { expect, test } from 'vitest';
import { formatDate, formatJourneyDays } from './dates.ts';

test.each([
  ['2026-03-14T08:00:00.000Z', 'en', '14 March 2026'],
  ['2026-12-31T23:59:59.999Z', 'en', '31 December 2026'],
  ['2027-01-01T00:00:00.000Z', 'en', '1 January 2027'],
  ['2026-03-14T23:30:00.000-05:00', 'en', '15 March 2026'],
  ['2026-03-14T08:00:00.000Z', 'fr', '14 mars 2026'],
  ['tomorrow', 'en', ''],
  ['', 'en', ''],
])('%s in %s is “%s” for every reader', (iso, locale, text) => {
  expect(formatDate(iso, locale)).toBe(text);
});

test.each([
  ['2027-04-12', '2027-04-15', 'Mon 12 April – Thu 15 April 2027'],
  ['2027-12-30', '2028-01-02', 'Thu 30 December 2027 – Sun 2 January 2028'],
  ['2027-04-12', '2027-04-12', 'Mon 12 April 2027'],
  ['2027-04-12', undefined, 'Mon 12 April 2027'],
  ['2027-04-12', '2027-04-01', 'Mon 12 April 2027'],
  [undefined, '2027-04-15', ''],
  ['soon', 'later', ''],
])('a journey from %s to %s is on %s', (start, end, days) => {
  expect(formatJourneyDays(start, end, 'en')).toBe(days);
});
