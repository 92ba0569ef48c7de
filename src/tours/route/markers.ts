import type { Tour, TourPoint } from '../tour.ts';
import { distanceKm, type Spot } from './projectPoints.ts';

/** Points closer than this to a tour's start are in the same town. */
const TOWN_KM = 10;

/**
 * The point of a tour that is farthest from its start, for its marker on a map of several, since most start in the same town. The first of equally
 * far ones; the start for a tour within a town.
 */
export function farthestPoint(points: readonly TourPoint[]): TourPoint | undefined {
  const [start] = points;
  let found = start;
  let most = 0;
  for (const point of start ? points : []) {
    const distance = distanceKm(start as TourPoint, point);
    if (distance > most) [most, found] = [distance, point];
  }
  return most < TOWN_KM ? start : found;
}

/** Share of the farthest distance that a known place must have to be the marker. */
const FAR_ENOUGH = 0.6;

/**
 * Marker of a tour on a map of several: the farthest point (`farthestPoint`), or the farthest known one, if it is not much nearer. A tour within a
 * town is named after it.
 * @param known names of places
 */
export function leadingPoint(
  { points, startPlace }: Pick<Tour, 'points' | 'startPlace'>,
  known: ReadonlySet<string>,
): TourPoint | undefined {
  const farthest = farthestPoint(points);
  const [start] = points;
  if (!farthest || !start) return undefined;
  if (farthest === start) return { ...start, title: startPlace ?? start.title };
  const most = distanceKm(start, farthest);
  let [found, best] = [farthest, 0];
  for (const point of points) {
    const distance = distanceKm(start, point);
    if (known.has(point.title) && distance >= FAR_ENOUGH * most && distance > best) [found, best] = [point, distance];
  }
  return found;
}

/**
 * Clusters points that are so close together that they share a marker.
 * @param reach least distance between two markers, in units of the drawing
 * @returns their indexes; the first of each cluster is its marker's position, and no two of those are closer than `reach`
 */
export function groupSpots(spots: readonly Spot[], reach: number): number[][] {
  const groups: number[][] = [];
  spots.forEach(({ x, y }, index) => {
    const near = groups.find(([first]) => {
      const centre = spots[first as number] as Spot;
      return Math.hypot(centre.x - x, centre.y - y) < reach;
    });
    if (near) near.push(index);
    else groups.push([index]);
  });
  return groups;
}
