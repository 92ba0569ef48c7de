import { expect, test } from 'vitest';
import { isEuropeanZone } from './isEuropeanZone.ts';

const ASKED = [
  ['Europe/Paris', 'the European Union'],
  ['Europe/Oslo', 'the European Economic Area'],
  ['Atlantic/Reykjavik', 'the European Economic Area'],
  ['Europe/London', 'the United Kingdom'],
  ['Europe/Zurich', 'Switzerland'],
  ['Europe/Vaduz', 'Liechtenstein'],
  ['Atlantic/Canary', 'Spain'],
  ['Africa/Ceuta', 'Spain'],
  ['Atlantic/Madeira', 'Portugal'],
  ['Asia/Nicosia', 'Cyprus'],
  ['America/Martinique', 'France overseas'],
  ['Indian/Reunion', 'France overseas'],
  ['Arctic/Longyearbyen', 'Norway'],
  ['Europe/Belgrade', 'a clock that Slovenia shares'],
  ['GB', 'an old name'],
  ['UTC', 'a browser that does not say'],
  ['Etc/GMT-1', 'a clock without a place'],
] as const;

const NOT_ASKED = [
  'Africa/Casablanca',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Istanbul',
  'Atlantic/Bermuda',
  'Australia/Sydney',
  'Europe/Istanbul',
  'Europe/Kiev',
  'Europe/Kirov',
  'Europe/Kyiv',
  'Europe/Moscow',
  'Indian/Mauritius',
  'Pacific/Auckland',
];

test.each(ASKED)('%s is asked: %s', (zone) => {
  expect(isEuropeanZone(zone)).toBe(true);
});

test('a browser without a time zone is asked', () => {
  expect(isEuropeanZone(undefined)).toBe(true);
  expect(isEuropeanZone('')).toBe(true);
});

test.each(NOT_ASKED)('%s is not asked', (zone) => {
  expect(isEuropeanZone(zone)).toBe(false);
});

test('every time zone of a European Union country that the system knows is asked', () => {
  const capitals =
    'Amsterdam Athens Berlin Bratislava Brussels Bucharest Budapest Copenhagen Dublin Helsinki Lisbon Ljubljana Luxembourg Madrid Malta Paris Prague Riga Rome Sofia Stockholm Tallinn Vienna Vilnius Warsaw Zagreb';
  for (const city of capitals.split(' ')) expect(isEuropeanZone(`Europe/${city}`), city).toBe(true);
});
