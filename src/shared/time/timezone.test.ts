import { describe, expect, test, vi } from 'vitest';
import { checkTimezone } from './checkTimezone.ts';
import { readTimezone } from './timezone.ts';

const WINTER = Date.parse('2026-01-15T12:00:00.500Z');
const SUMMER = Date.parse('2026-07-15T12:00Z');

test.each([
  ['+00:00', 0],
  ['+05:30', 330],
  ['-03:30', -210],
  ['\u221203:30', -210],
  ['+0530', 330],
  ['+14:00', 840],
  ['-12:00', -720],
  ['UTC', 0],
  ['Z', 0],
  ['UTC+2', 120],
  ['utc-3:30', -210],
  ['GMT+1', 60],
  ['UTC +1', 60],
  ['UTC+5.75', 345],
  [' +01:00 ', 60],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('%j is %d minutes ahead', (value, minutes) => {
  expect(readTimezone(value).offsetAt(WINTER) / 60_000).toBeCloseTo(minutes, 10);
  expect(readTimezone(value)).not.toHaveProperty('problem');
});

test.each([
  ['Europe/Paris', 60, 120],
  ['Africa/Cairo', 120, 180],
  ['Africa/Casablanca', 60, 60],
  ['Africa/Algiers', 60, 60],
  ['Africa/Tripoli', 120, 120],
  ['America/St_Johns', -210, -150],
  ['Asia/Kathmandu', 345, 345],
  ['Etc/GMT+2', -120, -120],
])('%s is %d minutes ahead in January and %d in July', (zone, winter, summer) => {
  expect(readTimezone(zone).offsetAt(WINTER) / 60_000).toBe(winter);
  expect(readTimezone(zone).offsetAt(SUMMER) / 60_000).toBe(summer);
});

test('midnight is the start of a day', () => {
  expect(readTimezone('Europe/Paris').offsetAt(Date.parse('2026-01-14T23:00Z'))).toBe(3_600_000);
});

test('a browser may give midnight as hour 24', () => {
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
    this: Intl.DateTimeFormat,
    date,
  ) {
    return formatToParts
      .call(this, date)
      .map((part) => (part.type === 'hour' && Number(part.value) === 0 ? { ...part, value: '24' } : part));
  });
  expect(readTimezone('Europe/Madrid').offsetAt(Date.parse('2026-01-14T23:30Z'))).toBe(3_600_000);
});

describe('invalid zones', () => {
  test.each(['Mars/Base', '+15:00', '+14:30', '+1:60', 'UTC+', '5', '12:00', '<b>', 'Africa', '+00:00:00', '++1'])(
    '%j',
    (text) => {
      const zone = readTimezone(text);
      expect(zone.offsetAt(SUMMER)).toBe(0);
      expect(zone.problem).toBe(`Time zone "${text}" is unknown; +00:00 is used.`);
      expect(checkTimezone(text)).toContain('Africa/Casablanca');
    },
  );
});

test('checkTimezone accepts offsets, names, and empty values', () => {
  for (const value of ['+01:00', 'UTC-3:30', 'Africa/Cairo', '', null, undefined])
    expect(checkTimezone(value)).toBe(true);
});
