import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './localTime.ts';

test.each(['2027-03-01T09:00', '2027-10-31T02:30', '2026-02-28T23:59'])('%s stays the same time', (local) => {
  expect(toLocalTime(fromLocalTime(local))).toBe(local);
});

test('an instant is shown as the device’s clock shows it, to the minute', () => {
  const date = new Date(2027, 2, 1, 9, 5, 30);
  expect(toLocalTime(date.toISOString())).toBe('2027-03-01T09:05');
});

test.each([null, undefined, '', 'soon'])('%j is no time', (value) => {
  expect(toLocalTime(value)).toBe('');
  expect(fromLocalTime(value ?? '')).toBeNull();
});
