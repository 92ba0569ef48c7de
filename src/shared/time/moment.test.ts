import { expect, test } from 'vitest';
import { describeMoment, describeMomentInFull } from './moment.ts';
import { readTimezone } from './timezone.ts';

const zone = readTimezone('+01:00');
const now = Date.parse('2027-03-12T23:30Z');

test.each([
  ['2027-03-12T23:10Z', '00:10'],
  ['2027-03-12T12:05Z', 'Yesterday 13:05'],
  ['2027-03-02T08:09Z', '2 Mar 09:09'],
  ['2026-12-31T22:59Z', '31 Dec 2026 23:59'],
])('%s is named %s', (iso, named) => {
  expect(describeMoment(Date.parse(iso), now, zone)).toBe(named);
});

test('the long form has the weekday', () => {
  expect(describeMomentInFull(Date.parse('2026-12-31T23:30Z'), zone)).toBe('Fri 1 Jan 2027, 00:30');
});
