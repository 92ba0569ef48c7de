import type { HeightStep } from '../../tours/route/heightProfile.ts';
import { distanceKm } from '../../tours/route/projectPoints.ts';
import type { Tour } from '../../tours/tour.ts';

/** An elevation along the route, with the name of its place. */
export interface NamedHeight extends HeightStep {
  title: string;
}

/** Elevations of a tour along its route: of its points by distance, otherwise of its days. Fewer than two make no profile. */
export function readHeights({ itinerary, points }: Pick<Tour, 'itinerary' | 'points'>): NamedHeight[] {
  const ofPoints = heightsOfPoints(points);
  if (ofPoints.length > 1) return ofPoints;
  const ofDays = itinerary.flatMap(({ altitude, day, title }) =>
    typeof altitude === 'number' ? [{ along: day, altitude, title }] : [],
  );
  return ofDays.length > 1 ? ofDays.toSorted((a, b) => a.along - b.along) : [];
}

function heightsOfPoints(points: Tour['points']): NamedHeight[] {
  let along = 0;
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (before) along += distanceKm(before, point);
    return typeof point.altitude === 'number' ? [{ along, altitude: point.altitude, title: point.title }] : [];
  });
}
