import { expect, test } from 'vitest';
import { zoneOfTown } from './zoneOfTown.ts';

test.each([
  ['London', 'Europe/London'],
  [' new york ', 'America/New_York'],
  ['Reykjavík', 'Atlantic/Reykjavik'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Glasgow', undefined],
  ['ondon', undefined],
  ['', undefined],
])('%j has the zone %s', (town, zone) => {
  expect(zoneOfTown(town)).toBe(zone);
});
