import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, FIRST_DAY, fromEpochDay, LAST_DAY, listDays, toEpochDay } from './days.ts';

const FIRST = toEpochDay(FIRST_DAY) as number;
const LAST = toEpochDay(LAST_DAY) as number;
const day = fc
  .oneof(fc.integer({ min: FIRST, max: LAST }), fc.constantFrom(FIRST, FIRST + 1, -1, 0, LAST - 1, LAST))
  .map(fromEpochDay);

test('adds days across months, leap days and daylight saving', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-28', -1)).toBe('2027-03-27');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(toEpochDay('1970-01-01')).toBe(0);
});

test.each([
  'never',
  '',
  '2027-02-30',
  '2027-13-01',
  '0000-01-01',
  '10000-01-01',
  '+010000-01-01',
  '2027-1-1',
  '2027-01-01T00',
])('“%s” is no day, and returned as it is', (text) => {
  expect(toEpochDay(text)).toBeUndefined();
  expect(addDays(text, 1)).toBe(text);
  expect(daysBetween(text, '2027-01-01')).toBeNaN();
  expect(() => listDays(text, '2027-01-01', 10)).toThrow(RangeError);
});

test('clamps beyond the calendar', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('2027-01-01', Number.POSITIVE_INFINITY)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  expect(addDays('2027-01-01', -1e12)).toBe('0001-01-01');
});

test('days of the years 0001 to 9999 and beyond sort alike as texts and as numbers', () => {
  fc.assert(
    fc.property(day, fc.oneof(fc.integer({ min: -4_000_000, max: 4_000_000 }), fc.integer()), (from, count) => {
      const to = addDays(from, count);
      expect(to).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Math.sign(daysBetween(from, to))).toBe(from < to ? 1 : from > to ? -1 : 0);
      if (to !== FIRST_DAY && to !== LAST_DAY) expect(daysBetween(from, to)).toBe(count);
    }),
  );
});

test('a range has every day once, in order, and never more than the maximum', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5, max: 400 }), (first, count) => {
      const last = addDays(first, count);
      const length = Math.max(0, daysBetween(first, last) + 1);
      if (length > 366) {
        expect(() => listDays(first, last, 366)).toThrow(RangeError);
        return;
      }
      const days = listDays(first, last, 366);
      expect(days).toHaveLength(length);
      expect([...new Set(days)].sort()).toEqual(days);
      if (length > 0) expect([days[0], days.at(-1)]).toEqual([first, last]);
    }),
  );
});
