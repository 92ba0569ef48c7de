import { expect, test } from 'vitest';
import { isDue } from './isDue.ts';

const at = (hour: string) => new Date(`2026-11-27T${hour}:00Z`);

test.each([
  ['by day', '12:00', undefined, false],
  ['at night, never checked', '02:00', undefined, true],
  ['at night, checked the night before', '03:30', '2026-11-26T02:10:00Z', true],
  ['at night, checked that night', '05:40', '2026-11-27T02:10:00Z', false],
  ['after the night', '06:00', '2026-11-25T02:10:00Z', false],
])('%s: %s', (_, hour, checkedAt, due) => {
  expect(isDue(at(hour), checkedAt, 'UTC')).toBe(due);
});

test('the night is in the time zone of the site', () => {
  expect(isDue(at('07:30'), undefined, 'America/New_York')).toBe(true);
});
