import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clock, fixedClock, namedClock, slowStatus } from '../../../../tests/support/slowAvailability.ts';
import type { Switch } from '../../../shared/switch.ts';
import { WEEKDAYS, type WorkDay, type WorkSlot, type WorkWeek } from '../../../shared/time/workHours.ts';
import { type AccountHours, computeAvailability } from './availability.ts';
import { sortSlots } from './sortSlots.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const time = fc.oneof(
  fc.integer({ min: 0, max: 1439 }).map(clockText),
  fc.constantFrom('00:00', '00:01', '00:30', '01:00', '02:00', '02:30', '03:00', '08:00', '17:30', '23:00', '23:59'),
);
const slot: fc.Arbitrary<WorkSlot> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ startTime: time, endTime: time }) },
  { weight: 2, arbitrary: fc.record({ startTime: time, endTime: fc.constant('24:00') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      startTime: fc.constantFrom('', 'noon', '24:00', '25:00', '08:60', null),
      endTime: fc.constantFrom('', '17.30', '24:01', undefined, '12:00'),
    }),
  },
);
const day: fc.Arbitrary<WorkDay> = fc.record(
  {
    isWorkingOnDay: fc.constantFrom<Switch[]>('ON', 'ON', true, 'ON', 'OFF', false),
    workHours: fc.array(slot, { maxLength: 3 }),
  },
  { requiredKeys: ['isWorkingOnDay'] },
);
const week: fc.Arbitrary<WorkWeek> = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day])), {
  requiredKeys: [],
});
const account: fc.Arbitrary<AccountHours> = fc.record({
  isAlwaysAvailable: fc.constantFrom<Switch[]>('OFF', 'OFF', false, undefined, 'OFF', 'OFF', 'ON'),
  daysOfWeekWorking: week,
  dayOffsText: fc.constantFrom('I will be back soon', 'Away', ''),
  willBeBackText: fc.constantFrom('I will be back in [njwa_time_work]', 'Away', '[njwa_time_work]|[njwa_time_work]'),
});

/** Time zones with a moment near a clock change. */
const NAMED: [zone: string, near: string][] = [
  ['Europe/Paris', '2026-03-29T01:00Z'],
  ['Europe/Paris', '2026-10-25T01:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00Z'],
  ['Africa/Casablanca', '2026-02-15T02:00Z'],
  ['Africa/Casablanca', '2026-03-22T02:00Z'],
  ['Africa/Tunis', '2024-02-29T00:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00Z'],
  // Half an hour; two hours; at a minute past midnight, back into the day before; a whole skipped day.
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Antarctica/Troll', '2026-03-29T01:00Z'],
  ['America/St_Johns', '2010-11-07T02:31Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'],
];
const clocks = new Map(NAMED.map(([zone]) => [zone, namedClock(zone)]));

type Place = { timezone: string; clock: Clock; now: number };

const namedPlace: fc.Arbitrary<Place> = fc
  .tuple(
    fc.constantFrom(...NAMED),
    fc.oneof(
      fc.integer({ min: -3 * DAY, max: 2 * DAY }),
      fc.integer({ min: -200, max: 200 }).map((n) => n * MINUTE),
    ),
  )
  .map(([[timezone, near], shift]) => ({
    timezone,
    clock: clocks.get(timezone) as Clock,
    now: Date.parse(near) + shift,
  }));

function offsetText(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${clockText(Math.abs(minutes))}`;
}

const offset = fc.integer({ min: -840, max: 840 });
const anyInstant = fc.integer({ min: Date.parse('1999-12-20Z'), max: Date.parse('2100-03-05Z') });
const fixedPlace: fc.Arbitrary<Place> = fc
  .tuple(offset, anyInstant)
  .map(([minutes, now]) => ({ timezone: offsetText(minutes), clock: fixedClock(minutes), now }));
const place = fc.oneof(namedPlace, fixedPlace);

describe('computeAvailability', () => {
  test('agrees with a simple implementation by wall clock, at any instant', () => {
    fc.assert(
      fc.property(account, place, (someone, { timezone, clock, now }) => {
        expect(computeAvailability(someone, { timezone }, now)).toMatchObject(slowStatus(someone, clock, now));
      }),
      { numRuns: 4000 },
    );
  });

  test('nextEdge is the first change within eight days, minute by minute', () => {
    fc.assert(
      fc.property(account, place, (someone, { timezone, clock, now }) => {
        const { nextEdge = Number.POSITIVE_INFINITY } = computeAvailability(someone, { timezone }, now);
        expect(nextEdge < now + 8 * DAY ? nextEdge : undefined).toBe(firstChange(someone, clock, now));
      }),
      { numRuns: 250 },
    );
  });

  test('a slot past midnight equals one before it and one after', () => {
    const night = fc
      .tuple(fc.integer({ min: 1, max: 1439 }), fc.nat())
      .map(([start, end]) => ({ start, end: end % start }));
    fc.assert(
      fc.property(night, place, ({ start, end }, { timezone, now }) => {
        const texts = { dayOffsText: 'off', willBeBackText: '[njwa_time_work]' };
        const wrapping = everyDay({ startTime: clockText(start), endTime: clockText(end) });
        const plain = everyDay(
          { startTime: '00:00', endTime: clockText(end) },
          { startTime: clockText(start), endTime: '23:59' },
        );
        expect(computeAvailability({ ...texts, daysOfWeekWorking: wrapping }, { timezone }, now)).toEqual(
          computeAvailability({ ...texts, daysOfWeekWorking: plain }, { timezone }, now),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('depends on the wall clock only, not on offset and instant', () => {
    fc.assert(
      fc.property(account, offset, offset, anyInstant, (someone, one, other, now) => {
        const here = computeAvailability(someone, { timezone: offsetText(one) }, now - one * MINUTE);
        const there = computeAvailability(someone, { timezone: offsetText(other) }, now - other * MINUTE);
        const moved = here.nextEdge === undefined ? undefined : here.nextEdge + (one - other) * MINUTE;
        expect(there).toEqual({ ...here, nextEdge: moved });
      }),
      { numRuns: 2000 },
    );
  });
});

test('sortSlots leaves no minute of a slot offline', () => {
  const readable = fc.record({ startTime: time, endTime: time });
  fc.assert(
    fc.property(fc.array(readable, { maxLength: 5 }), fc.integer({ min: 0, max: 1439 }), (slots, minute) => {
      const now = Date.parse('2026-06-03T00:00Z') + minute * MINUTE;
      const isOnline = (some: WorkSlot[]) =>
        computeAvailability({ daysOfWeekWorking: everyDay(...some) }, {}, now).isOnline;
      expect(isOnline(sortSlots(slots))).toBe(slots.some((one) => isOnline([one])));
    }),
    { numRuns: 2000 },
  );
});

function everyDay(...workHours: WorkSlot[]): WorkWeek {
  return Object.fromEntries(WEEKDAYS.map((name) => [name, { isWorkingOnDay: 'ON', workHours }]));
}

function firstChange(someone: AccountHours, clock: Clock, now: number): number | undefined {
  const before = slowStatus(someone, clock, now);
  const first = Math.floor(now / MINUTE) * MINUTE + MINUTE;
  for (let instant = first; instant < now + 8 * DAY; instant += MINUTE) {
    const after = slowStatus(someone, clock, instant);
    if (after.isOnline !== before.isOnline || after.statusText !== before.statusText) return instant;
  }
  return undefined;
}
