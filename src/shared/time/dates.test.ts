import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';

test.each([
  ['2026-03-14T08:00:00.000Z', 'en', '14 March 2026'],
  ['2026-12-31T23:59:59.999Z', 'en', '31 December 2026'],
  ['2027-01-01T00:00:00.000Z', 'en', '1 January 2027'],
  ['2026-03-14T23:30:00.000-05:00', 'en', '15 March 2026'],
  ['2026-03-14T08:00:00.000Z', 'fr', '14 mars 2026'],
  ['tomorrow', 'en', ''],
  ['', 'en', ''],
])("formats %s in %s as “%s”, whatever the reader's time zone", (iso, locale, text) => {
  expect(formatDate(iso, locale)).toBe(text);
});
