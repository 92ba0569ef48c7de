import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWeek, WEEKDAYS, type WorkWeek } from '../../../shared/time/workHours.ts';
import { packWeek, unpackWeek } from './packWeek.ts';

const time = fc
  .tuple(fc.nat(24), fc.nat(60))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const anyTime = fc.oneof(time, fc.constantFrom('', ' 8:00 ', 'noon', '-', '1-2', '0|8:00', null, undefined));
const day = fc.record({
  isWorkingOnDay: fc.constantFrom(true, false, 'ON' as const, 'OFF' as const, null),
  workHours: fc.option(fc.array(fc.record({ startTime: anyTime, endTime: anyTime }), { maxLength: 4 })),
});
const week = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, fc.option(day)])), { requiredKeys: [] });

test('unpacking gives an equivalent week, whatever a form stored', () => {
  fc.assert(
    fc.property(week, (stored) => {
      const before = readWeek(stored as WorkWeek);
      expect(readWeek(unpackWeek(packWeek(stored as WorkWeek)))).toEqual(before);
    }),
  );
});

test('a packed week is short', () => {
  expect(packWeek(undefined)).toBe('||||||');
  const workHours = [
    { startTime: '09:00', endTime: '12:30' },
    { startTime: '14:00', endTime: '17:30' },
  ];
  expect(packWeek({ monday: { isWorkingOnDay: true, workHours } })).toBe('|09:00-12:30 14:00-17:30|||||');
});
