import { expect, test } from 'vitest';
import { dayOf, momentOf, timeOf } from './stored.ts';

test('a day is stored as noon, and read back as the same one', () => {
  expect(momentOf('2026-12-20', undefined)).toBe('2026-12-20T12:00:00.000Z');
  expect(dayOf('2026-12-20T12:00:00.000Z', false)).toBe('2026-12-20');
  expect(dayOf(null, false)).toBe('');
  expect(dayOf('never', false)).toBe('');
});

test('a moment is read and stored by the clock of the device', () => {
  const stored = momentOf('2026-12-20', '23:45');
  expect([dayOf(stored, true), timeOf(stored)]).toEqual(['2026-12-20', '23:45']);
  expect(timeOf(undefined)).toBe('');
});
