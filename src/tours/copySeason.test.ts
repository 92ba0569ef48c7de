import { expect, test } from 'vitest';
import { planSeason, shiftDay } from './copySeason.ts';
import type { OwnedDeparture } from './departuresFile.ts';

const departure = (changes: Partial<OwnedDeparture>): OwnedDeparture => ({
  id: 1,
  tour: 31,
  start: '2027-04-09',
  end: '2027-04-11',
  seats: 8,
  taken: 6,
  booked: 0,
  price: 52_000,
  status: 'automatic',
  isGuaranteed: true,
  cutOffDays: 7,
  note: undefined,
  ...changes,
});

test('copies a season with durations and prices, without taken seats and guarantees', () => {
  const { creates } = planSeason([departure({})], 364, []);
  expect(creates).toEqual([
    {
      tour: 31,
      start: '2028-04-07',
      end: '2028-04-09',
      seats: 8,
      taken: 0,
      price: 52_000,
      status: 'automatic',
      isGuaranteed: false,
      cutOffDays: 7,
      note: null,
    },
  ]);
});

test('skips cancelled departures, and days that have one', () => {
  const season = [departure({}), departure({ id: 2, start: '2027-05-01', status: 'cancelled' }), departure({ id: 3 })];
  const plan = planSeason(season, 'year', [departure({ id: 9, start: '2028-04-09' })]);
  expect(plan).toEqual({
    creates: [],
    skipped: [
      { tour: 31, start: '2028-04-09' },
      { tour: 31, start: '2028-04-09' },
    ],
  });
  expect(planSeason(season, 'year', []).creates).toHaveLength(1);
});

test('a year later is the same date, or the day before', () => {
  expect(shiftDay('2027-04-09', 'year')).toBe('2028-04-09');
  expect(shiftDay('2028-02-29', 'year')).toBe('2029-02-28');
  expect(shiftDay('2027-12-31', 1)).toBe('2028-01-01');
  for (const shift of ['year', 3660] as const) expect(shiftDay('9999-12-31', shift)).toBe('9999-12-31');
});
