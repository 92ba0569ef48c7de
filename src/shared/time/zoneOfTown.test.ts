import { expect, test } from 'vitest';
import { zoneOfTown } from './zoneOfTown.ts';

test.each([
  ['London', 'Europe/London'],
  [' new york ', 'America/New_York'],
  ['Glasgow', undefined],
  ['ondon', undefined],
  ['', undefined],
])('%j has the zone %s', (town, zone) => {
  expect(zoneOfTown(town)).toBe(zone);
});
