import { expect, test } from 'vitest';
import { suggestDeparture } from './suggestDeparture.ts';

test('ends a new departure by the length of its tour', () => {
  expect(suggestDeparture({ days: 3, groupMax: 12 }, undefined, '2027-02-27').end).toBe('2027-03-01');
  expect(suggestDeparture({ days: 1, groupMax: 12 }, undefined, '2027-02-27').end).toBe('2027-02-27');
  expect(suggestDeparture({ days: 3, groupMax: 12 }, undefined, undefined).end).toBeUndefined();
  expect(suggestDeparture({ days: 0, groupMax: 12 }, undefined, '2027-02-27').end).toBeUndefined();
});

test('copies seats, price and closing day from the last departure, or takes seats from the largest group', () => {
  const last = { seats: 8, price: 52_000, cutOffDays: 14 };
  expect(suggestDeparture({ days: 3, groupMax: 12 }, last, undefined)).toEqual({ end: undefined, ...last });
  expect(suggestDeparture({ days: 3, groupMax: 12 }, undefined, undefined)).toMatchObject({
    seats: 12,
    price: undefined,
  });
});
