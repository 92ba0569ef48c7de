import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFrameAddress } from '../../../shared/frames/providers.ts';
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, readCoordinates, readMapFrame } from './readMapFrame.ts';

const latitude = fc.integer({ min: -8500, max: 8500 }).map((value) => value / 100);
const longitude = fc.integer({ min: -18_000, max: 18_000 }).map((value) => value / 100);

test('parses coordinates in the usual notations, and rejects anything else', () => {
  fc.assert(
    fc.property(latitude, longitude, fc.constantFrom(', ', ',', ' ', '; ', '°, '), (lat, lon, between) => {
      expect(readCoordinates(` ${lat}${between}${lon} `)).toEqual({ lat, lon });
    }),
  );
  for (const text of ['', '31', '31, 200', '91, 4', 'Merzouga', '31,4,5', 31, null]) {
    expect(readCoordinates(text)).toBeUndefined();
  }
});

test('an OpenStreetMap frame shows the place, halved at each zoom level, within the world’s bounds', () => {
  const boxOf = (where: string, zoom: number) => {
    const frame = readMapFrame({ source: 'openstreetmap', where, zoom });
    const [west = 0, south = 0, east = 0, north = 0] =
      new URL(frame?.address ?? '').searchParams.get('bbox')?.split(',').map(Number) ?? [];
    return { west, south, east, north };
  };
  fc.assert(
    fc.property(latitude, longitude, fc.integer({ min: MIN_ZOOM, max: MAX_ZOOM }), (lat, lon, zoom) => {
      const { east, north, south, west } = boxOf(`${lat}, ${lon}`, zoom);
      expect(west).toBeLessThanOrEqual(lon);
      expect(east).toBeGreaterThanOrEqual(lon);
      expect(south).toBeLessThanOrEqual(lat);
      expect(north).toBeGreaterThanOrEqual(lat);
      expect([west >= -180, east <= 180, south >= -85, north <= 85]).toEqual([true, true, true, true]);
    }),
  );
  const [near, far] = [boxOf('31.08, -4.01', 12), boxOf('31.08, -4.01', 11)];
  expect((far.east - far.west) / (near.east - near.west)).toBeCloseTo(2, 2);
});

test('a Google map is requested by coordinates, by address, or by its embed code', () => {
  const google = (where: string) => readMapFrame({ source: 'google-maps', where });
  const words = new URL(google('Rue de la Kasbah & 3, Marrakech')?.address ?? '');
  expect(Object.fromEntries(words.searchParams)).toEqual({
    q: 'Rue de la Kasbah & 3, Marrakech',
    z: String(DEFAULT_ZOOM),
    output: 'embed',
  });
  expect(google('31.08; -4.01')?.page).toContain('query=31.08%2C-4.01');
  expect(google('https://www.google.com/maps/embed?pb=!1m18&x=1')?.address).toBe(
    'https://www.google.com/maps/embed?pb=%211m18',
  );
  for (const address of [
    'https://www.google.com/search?q=a',
    'https://www.google.com.evil.example/maps/embed?pb=1',
    'http://[',
  ])
    expect(google(address)).toBeUndefined();
});

test('for any input, the frame’s URL belongs to the service', () => {
  const source = fc.constantFrom<unknown>('openstreetmap', 'google-maps', 'drawn', null);
  const anything = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.webUrl());
  fc.assert(
    fc.property(source, anything, anything, (service, where, zoom) => {
      const frame = readMapFrame({ source: service, where, zoom });
      if (!frame) return;
      expect(isFrameAddress(frame.provider, frame.address)).toBe(true);
      expect(frame.page).toMatch(/^https:\/\/www\.(?:google\.com|openstreetmap\.org)\//);
    }),
  );
});
