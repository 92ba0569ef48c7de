import { expect, test } from 'vitest';
import { placeOfZone } from './placeOfZone.ts';

test.each([
  ['Africa/Casablanca', 'en', 'Casablanca'],
  ['Africa/Casablanca', 'fr', 'Casablanca'],
  ['Africa/Casablanca', 'ar', 'المغرب'],
  ['Asia/Dubai', 'ar', 'الإمارات العربية المتحدة'],
  ['America/Argentina/Buenos_Aires', 'fr', 'Buenos Aires'],
])('the clocks of %s are in %s those of %s', (timezone, locale, place) => {
  expect(placeOfZone(timezone, locale)).toBe(place);
});

test.each(['', '+05:30', 'UTC', 'Mars/Base', undefined])('%j names no place', (timezone) => {
  expect(placeOfZone(timezone, 'ar')).toBeUndefined();
});
