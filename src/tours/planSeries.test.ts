import { expect, test } from 'vitest';
import type { OwnedDeparture } from './departuresFile.ts';
import { planSeries, type Series, weekdayOf } from './planSeries.ts';

const SERIES: Series = {
  tour: 31,
  from: '2027-03-01',
  to: '2027-03-31',
  rhythm: { weekdays: [6] },
  days: 3,
  seats: 12,
  price: null,
};
const starts = (changes: Partial<Series>, existing: Partial<OwnedDeparture>[] = []) =>
  planSeries({ ...SERIES, ...changes }, existing as OwnedDeparture[]).creates.map(({ start }) => start);

test('has departures on the chosen days of the week, each as long as the tour', () => {
  expect(starts({})).toEqual(['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']);
  expect(planSeries(SERIES, []).creates[0]).toEqual({
    tour: 31,
    start: '2027-03-06',
    end: '2027-03-08',
    seats: 12,
    taken: 0,
    price: null,
    status: 'automatic',
    isGuaranteed: false,
    cutOffDays: null,
    note: null,
  });
  expect(starts({ rhythm: { weekdays: [1, 7] }, to: '2027-03-08' })).toEqual([
    '2027-03-01',
    '2027-03-07',
    '2027-03-08',
  ]);
  expect(planSeries({ ...SERIES, days: 1 }, []).creates[0]).toMatchObject({ start: '2027-03-06', end: '2027-03-06' });
});

test('has departures at a fixed interval in days, from the first on', () => {
  expect(starts({ rhythm: { every: 10 } })).toEqual(['2027-03-01', '2027-03-11', '2027-03-21', '2027-03-31']);
  expect(starts({ rhythm: { every: 1 }, to: '2027-03-03' })).toHaveLength(3);
});

test('skips days on which the tour has a departure of any status', () => {
  const plan = planSeries(SERIES, [
    { tour: 31, start: '2027-03-13', status: 'cancelled' },
    { tour: 7, start: '2027-03-20' },
  ] as OwnedDeparture[]);
  expect(plan.creates.map(({ start }) => start)).toEqual(['2027-03-06', '2027-03-20', '2027-03-27']);
  expect(plan.skipped).toEqual([{ tour: 31, start: '2027-03-13' }]);
});

test('has a maximum, and is empty for a period that ends before it begins', () => {
  expect(starts({ to: '2027-02-01' })).toEqual([]);
  expect(starts({ rhythm: { every: 1 }, to: '9999-12-31' })).toHaveLength(731);
});

test('days of the week begin on Monday', () => {
  expect(['2026-11-23', '2026-11-29', '1969-12-28', '1970-01-01'].map(weekdayOf)).toEqual([1, 7, 7, 4]);
});
