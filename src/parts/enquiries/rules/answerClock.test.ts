import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTimeAt } from '../../../shared/time/localTime.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';
import { readWeek, WEEKDAYS, type WorkWeek } from '../../../shared/time/workHours.ts';
import { answerDue } from './answerClock.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

function weekOf(...slots: [startTime: string, endTime: string][]): WorkWeek {
  const day = { isWorkingOnDay: true, workHours: slots.map(([startTime, endTime]) => ({ startTime, endTime })) };
  return Object.fromEntries(WEEKDAYS.slice(1, 6).map((name) => [name, day]));
}

const OFFICE = weekOf(['09:00', '12:30'], ['14:00', '17:30']);
const UTC = readTimezone('+00:00');

describe('without opening hours', () => {
  test.each([
    ['no week at all', undefined],
    ['a week without a day', {}],
    ['hours that cannot be read', weekOf(['noon', '17:00'])],
  ])('%s: every hour counts', (_, week) => {
    expect(answerDue(0, 24, { week, zone: UTC })).toBe(24 * HOUR);
  });

  test('invalid numbers of promised hours use the default', () => {
    for (const hours of [0, -3, Number.NaN])
      expect(answerDue(0, hours, { week: undefined, zone: UTC })).toBe(24 * HOUR);
  });
});

describe('within opening hours', () => {
  test.each([
    ['at work, on the same day', '2027-03-02T10:00Z', 2, '2027-03-02T12:00:00.000Z'],
    ['over the midday break', '2027-03-02T12:00Z', 1, '2027-03-02T14:30:00.000Z'],
    ['over the night', '2027-03-02T17:00Z', 1, '2027-03-03T09:30:00.000Z'],
    ['over the weekend', '2027-03-05T17:00Z', 1, '2027-03-08T09:30:00.000Z'],
    ['sent on a Sunday', '2027-03-07T15:00Z', 3, '2027-03-08T12:00:00.000Z'],
    ['at the very end of a slot', '2027-03-02T11:30Z', 1, '2027-03-02T12:30:00.000Z'],
    ['a day’s hours are not a day', '2027-03-01T09:00Z', 24, '2027-03-04T12:00:00.000Z'],
  ])('%s', (_, received, hours, due) => {
    expect(iso(answerDue(at(received), hours, { week: OFFICE, zone: UTC }))).toBe(due);
  });

  test('counts in the operator’s time zone', () => {
    const zone = readTimezone('Europe/Paris');
    expect(iso(answerDue(at('2027-04-06T06:00Z'), 1, { week: OFFICE, zone }))).toBe('2027-04-06T08:00:00.000Z');
  });

  test('a slot past midnight continues into the next day', () => {
    const night = { monday: { isWorkingOnDay: true, workHours: [{ startTime: '22:00', endTime: '02:00' }] } };
    expect(iso(answerDue(at('2027-03-01T12:00Z'), 3, { week: night, zone: UTC }))).toBe('2027-03-02T01:00:00.000Z');
  });

  test('hours skipped by daylight saving time are not counted, repeated ones are', () => {
    const zone = readTimezone('Europe/Paris');
    const always = Object.fromEntries(
      WEEKDAYS.map((name) => [name, { isWorkingOnDay: true, workHours: [{ startTime: '01:00', endTime: '05:00' }] }]),
    );
    expect(iso(answerDue(at('2027-03-28T00:00Z'), 3, { week: always, zone }))).toBe('2027-03-28T03:00:00.000Z');
    expect(iso(answerDue(at('2027-10-30T23:00Z'), 5, { week: always, zone }))).toBe('2027-10-31T04:00:00.000Z');
  });

  test('one open minute a week is due within about a year', () => {
    const rare = { monday: { isWorkingOnDay: true, workHours: [{ startTime: '09:00', endTime: '09:01' }] } };
    const due = answerDue(0, 24, { week: rare, zone: UTC });
    expect(due).toBeLessThan(410 * 24 * HOUR);
    expect(due).toBeGreaterThan(390 * 24 * HOUR);
  });
});

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
const day = fc.record({
  isWorkingOnDay: fc.boolean(),
  workHours: fc.array(fc.record({ startTime: time, endTime: time }), { maxLength: 3 }),
});
const weeks = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day])), { requiredKeys: [] });
const zones = fc.constantFrom('+00:00', 'Europe/Paris', 'Africa/Casablanca', 'Asia/Kathmandu', 'Australia/Lord_Howe');
const NEAR = ['2027-03-28T00:00Z', '2027-10-31T00:00Z', '2027-02-07T00:00Z', '2026-12-31T22:00Z'].map(at);
const instants = fc.tuple(fc.constantFrom(...NEAR), fc.integer({ min: -2 * 1440, max: 2 * 1440 }));

test('counts the promised number of open minutes', () => {
  fc.assert(
    fc.property(weeks, zones, instants, fc.integer({ min: 1, max: 40 }), (week, name, [near, shift], hours) => {
      const [zone, received] = [readTimezone(name), near + shift * MINUTE];
      const slots = readWeek(week);
      const isOpen = (instant: number) => {
        const { minute, weekday } = localTimeAt(zone, instant);
        const own = (slots[weekday] ?? []).some(({ end, start }) => start <= minute && minute < end);
        return own || (slots[(weekday + 6) % 7] ?? []).some(({ end }) => minute < end - 1440);
      };
      let left = hours * 60;
      let slow = received;
      // Ten days are enough for most; later ones test the horizon.
      while (left > 0 && slow < received + 10 * 24 * HOUR) {
        if (isOpen(slow)) left -= 1;
        slow += MINUTE;
      }
      const due = answerDue(received, hours, { week, zone });
      if (slots.every((each) => each.length === 0)) expect(due).toBe(received + hours * HOUR);
      else if (left === 0) expect(due).toBe(slow);
      else expect(due).toBeGreaterThanOrEqual(slow);
    }),
    { numRuns: 60 },
  );
});

test('a later enquiry is never due earlier', () => {
  fc.assert(
    fc.property(weeks, zones, instants, fc.integer({ min: 0, max: 5000 }), (week, name, [near, shift], later) => {
      const [hours, received] = [{ week, zone: readTimezone(name) }, near + shift * MINUTE];
      expect(answerDue(received + later * MINUTE, 8, hours)).toBeGreaterThanOrEqual(answerDue(received, 8, hours));
    }),
    { numRuns: 100 },
  );
});
