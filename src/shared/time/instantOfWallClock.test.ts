import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instantOfWallClock, readWallClock } from './instantOfWallClock.ts';
import { readTimezone } from './timezone.ts';

const berlin = readTimezone('Europe/Berlin');
const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

describe('instantOfWallClock', () => {
  it.each([
    ['winter', '2027-01-10 09:00', '2027-01-10T08:00', '2027-01-10T08:00'],
    ['summer', '2027-07-10T09:00', '2027-07-10T07:00', '2027-07-10T07:00'],
    ['the hour that is left out', '2027-03-28 02:30', '2027-03-28T01:00', '2027-03-28T00:59'],
    ['its first minute', '2027-03-28 02:00', '2027-03-28T01:00', '2027-03-28T00:59'],
    ['the minute after it', '2027-03-28 03:00', '2027-03-28T01:00', '2027-03-28T01:00'],
    ['the hour that comes twice', '2027-10-31 02:30', '2027-10-31T00:30', '2027-10-31T01:30'],
    ['the minute after it', '2027-10-31 03:00', '2027-10-31T02:00', '2027-10-31T02:00'],
  ])('%s: %s begins at %s and ends at %s', (_name, wallClock, start, end) => {
    expect(iso(instantOfWallClock(wallClock, berlin, 'start'))).toBe(`${start}:00.000Z`);
    expect(iso(instantOfWallClock(wallClock, berlin, 'end'))).toBe(`${end}:00.000Z`);
  });

  it('shows the local time in the zone, and in a daylight saving gap the edges meet', () => {
    const zones = ['Africa/Casablanca', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', '+05:30', '-11:00'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (name, date) => {
          const zone = readTimezone(name);
          const wallClock = date.toISOString().slice(0, 16);
          const local = Date.parse(`${wallClock}Z`);
          const start = instantOfWallClock(wallClock, zone, 'start') ?? Number.NaN;
          const end = instantOfWallClock(wallClock, zone, 'end') ?? Number.NaN;
          expect(start + zone.offsetAt(start)).toBeGreaterThanOrEqual(local);
          expect(end + zone.offsetAt(end)).toBeLessThanOrEqual(local);
          expect(end - start).toBeGreaterThanOrEqual(-60_000);
        },
      ),
    );
  });
});

test.each([
  '',
  '2027-02-30 09:00',
  '2027-13-01 09:00',
  '2027-01-01 24:00',
  '2027-01-01',
  '1.3.2027 09:00',
  '+02027-01-01 09:00',
])('“%s” is an invalid date and time', (text) => {
  expect(readWallClock(text)).toBeUndefined();
});
