import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESERT_TOUR } from '../samples.ts';
import { type Tour, type TourPoint, tourOf } from '../tour.ts';
import { knownPlaces } from './knownPlaces.ts';
import { farthestPoint, groupSpots, leadingPoint } from './markers.ts';

describe('markers on a map of several tours', () => {
  test('a round trip has the marker at its far end, and a tour without points has none', () => {
    expect(farthestPoint(tourOf(DESERT_TOUR)?.points ?? [])?.title).toBe('Camp at Erg Chebbi');
    expect(farthestPoint([])).toBeUndefined();
  });

  test('prefers the farthest known place, if it is far enough', () => {
    const tour = tourOf(DESERT_TOUR) as Tour;
    const [start, ...others] = tour.points as [TourPoint, ...TourPoint[]];
    const end = farthestPoint(tour.points) as TourPoint;
    const at = (title: string, share: number): TourPoint => ({
      ...start,
      title,
      latitude: start.latitude + share * (end.latitude - start.latitude),
      longitude: start.longitude + share * (end.longitude - start.longitude),
    });
    const route = { ...tour, points: [start, at('Zagora', 0.8), at('Agdz', 0.3), ...others] };
    expect(leadingPoint(route, new Set(['Zagora', 'Agdz']))?.title).toBe('Zagora');
    expect(leadingPoint(route, new Set(['Agdz']))?.title).toBe(end.title);
    expect(leadingPoint({ points: [start], startPlace: 'Marrakech' }, new Set())?.title).toBe('Marrakech');
  });

  test('known places are start and end places, destinations, and places on several tours', () => {
    const point = (title: string) => ({ title }) as TourPoint;
    const tour = (titles: string[], more: Partial<Tour> = {}) =>
      ({ points: titles.map(point), destinations: [], ...more }) as unknown as Tour;
    const known = knownPlaces([
      tour(['Souk gate', 'Agdz', 'Toubkal'], { startPlace: 'Marrakech', endPlace: 'Agdz' }),
      tour(['Fes', 'Azrou'], { destinations: [{ title: 'Toubkal and Imlil' }] as never }),
      tour(['Fes', 'Spring']),
    ]);
    expect([...known].sort()).toEqual(['Agdz', 'Fes', 'Toubkal']);
  });

  test('a tour within a town has its start as marker', () => {
    const [start] = tourOf(DESERT_TOUR)?.points ?? [];
    expect(start && farthestPoint([start, { ...start, title: 'The souks', latitude: start.latitude + 0.02 }])).toBe(
      start,
    );
  });

  test('each point is in one group, near its marker, and markers are not closer than the reach', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 480 }), y: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (spots, reach) => {
        const groups = groupSpots(spots, reach);
        expect(groups.flat().sort((a, b) => a - b)).toEqual(spots.map((_, index) => index));
        const far = (one: number, other: number): number =>
          Math.hypot((spots[one]?.x ?? 0) - (spots[other]?.x ?? 0), (spots[one]?.y ?? 0) - (spots[other]?.y ?? 0));
        groups.forEach(([first = 0, ...others], index) => {
          for (const other of others) expect(far(first, other)).toBeLessThan(reach);
          for (const [next = 0] of groups.slice(index + 1)) expect(far(first, next)).toBeGreaterThanOrEqual(reach);
        });
      }),
    );
  });
});
