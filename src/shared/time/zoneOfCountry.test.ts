import { expect, test } from 'vitest';
import { zoneOfCountry } from './zoneOfCountry.ts';

test.each([
  ['HR', 'Europe/Zagreb'],
  ['GE', 'Asia/Tbilisi'],
  ['US', undefined],
  ['XX', undefined],
])('%s has the zone %s', (code, zone) => {
  expect(zoneOfCountry(code)).toBe(zone);
});
