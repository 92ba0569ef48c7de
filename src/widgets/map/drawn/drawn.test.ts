import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapBlock } from '../../../cms/payload-types.ts';
import { readPlaces } from './readPlaces.ts';
import { type MapPoint, routePath } from './routePath.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });

/** End points of the path's segments. */
const ends = (path: string): MapPoint[] =>
  [...path.matchAll(/[MLC]([^MLC]+)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(/\s+/).map(Number).slice(-2);
    return { x, y };
  });

test('a route passes every place in order, curved or straight', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), fc.boolean(), (points, isCurved) => {
      expect(ends(routePath(points, isCurved))).toEqual(points);
    }),
  );
});

test('a single place has no route', () => {
  expect([routePath([], true), routePath([{ x: 1, y: 2 }], false)]).toEqual(['', '']);
});

test('three collinear places are joined by a straight line even when curved', () => {
  const path = routePath(
    [10, 40, 70].map((x) => ({ x, y: 50 })),
    true,
  );
  expect(
    path
      .replaceAll(/[MC]/g, ' ')
      .trim()
      .split(/\s+/)
      .filter((_, index) => index % 2)
      .every((y) => y === '50'),
  ).toBe(true);
});

test('places without name or position are skipped; those outside are drawn at the edge', () => {
  const places = [
    { name: ' Imlil ', x: 120, y: -4 },
    { name: '', x: 1, y: 1 },
    { name: 'Nowhere', x: Number.NaN, y: 1 },
    { name: 'Merzouga', x: 80, y: 70, note: 'Dunes', label: 'sideways' },
    null,
  ] as unknown as MapBlock['places'];
  expect(readPlaces(places)).toEqual([
    { name: 'Imlil', note: '', side: 'end', x: 100, y: 0, index: 0 },
    { name: 'Merzouga', note: 'Dunes', side: 'end', x: 80, y: 70, index: 3 },
  ]);
  expect(readPlaces({} as MapBlock['places'])).toEqual([]);
});
