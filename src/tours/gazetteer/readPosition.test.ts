import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPosition } from './readPosition.ts';

it.each([
  ['31.0802, -4.0133', 31.0802, -4.0133],
  [' 31.0802 -4.0133 ', 31.0802, -4.0133],
  ['31.0802° N, 4.0133° W', 31.0802, -4.0133],
  ['31.0802 s 4.0133 e', -31.0802, 4.0133],
  ['geo:31.0802,-4.0133?z=12', 31.0802, -4.0133],
  [
    'https://www.google.com/maps/place/Merzouga/@31.09,-4.02,14z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d31.0802!4d-4.0133',
    31.0802,
    -4.0133,
  ],
  ['https://www.google.com/maps/@31.0802,-4.0133,14z', 31.0802, -4.0133],
  ['https://maps.google.com/?q=31.0802,-4.0133', 31.0802, -4.0133],
  ['https://www.openstreetmap.org/?mlat=31.0802&mlon=-4.0133#map=12/31/-4', 31.0802, -4.0133],
  ['https://www.openstreetmap.org/#map=14/31.0802/-4.0133', 31.0802, -4.0133],
])('reads %s', (text, latitude, longitude) => {
  expect(readPosition(text)).toEqual({ latitude, longitude });
});

it.each(['', 'Zagora', '31.08', '91, 4', '31, 181', '12 rue de Fès 3, 40000', 'https://maps.app.goo.gl/abc'])(
  'reads no position from “%s”',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);

it('reads every position on earth, and never throws', () => {
  const degrees = (most: number) =>
    fc.double({ min: -most, max: most, noNaN: true }).map((value) => Number(value.toFixed(5)) + 0);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      expect(readPosition(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`)).toEqual({
        latitude: expect.closeTo(latitude, 5),
        longitude: expect.closeTo(longitude, 5),
      });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readPosition(text)));
});
