import { expect, test } from 'vitest';
import { askFor, NO_DATES } from './newDates.ts';

const TOUR = { tour: 31, days: 3, currency: 'EUR', today: '2026-11-28' };

test('a single date is a season of one day', () => {
  const written = { ...NO_DATES, from: '2027-03-06', seats: '12', price: '480.50' };
  expect(askFor(written, { ...TOUR, isSeason: false })).toEqual({
    tour: 31,
    from: '2027-03-06',
    to: '2027-03-06',
    days: 3,
    seats: 12,
    price: 48_050,
    every: 1,
  });
});

test('a season has an interval; seats and price are optional', () => {
  const season = { ...NO_DATES, from: '2027-03-01', to: '2027-05-31' };
  const asked = { ...TOUR, isSeason: true };
  expect(askFor({ ...season, weekdays: [1, 6] }, asked)).toMatchObject({ weekdays: [1, 6], seats: null, price: null });
  expect(askFor({ ...season, isWeekly: false, every: '10' }, asked)).toMatchObject({ every: 10 });
});

test.each([
  ['Choose the first day of the season.', { from: '' }],
  ['Choose the last day of the season.', { to: '' }],
  ['Write how many places', { seats: 'many' }],
  ['Write the price', { price: 'cheap' }],
  ['Choose at least one day', { weekdays: [] }],
  ['Write after how many days', { isWeekly: false, every: '0' }],
])('says “%s”', (says, changes) => {
  const season = { ...NO_DATES, from: '2027-03-01', to: '2027-05-31', ...changes };
  expect(askFor(season, { ...TOUR, isSeason: true })).toContain(says);
});

test('a day that is over is refused, as a slip of the year', () => {
  for (const [isSeason, days] of [
    [false, { from: '2020-01-01' }],
    [true, { from: '2020-01-01', to: '2026-11-27' }],
  ] as const)
    expect(askFor({ ...NO_DATES, ...days }, { ...TOUR, isSeason })).toMatch(/^(1 Jan 2020|27 Nov 2026) is over\. /);
  expect(askFor({ ...NO_DATES, from: '2026-11-28' }, { ...TOUR, isSeason: false })).toBeTypeOf('object');
});
