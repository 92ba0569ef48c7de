import type { Tour, TourPoint } from '../tour.ts';
import { distanceKm, type Spot } from './projectPoints.ts';

/** What lies nearer than this to where a tour begins is part of the same town. */
const TOWN_KM = 10;

/**
 * The place by which a tour is known on a map of several: the one farthest from where it begins, as most of them begin in the same town. Of
 * equally far ones the first; one that stays in a town is known by where it begins.
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

/** How much of the way to the farthest place a known one has to be, to stand for the tour. */
const FAR_ENOUGH = 0.6;

/**
 * The place that stands for a tour on a map of several: where it leads (`farthestPoint`), or the farthest one that people know, if it is not much
 * nearer. One that stays in a town is named after it.
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
 * Which spots stand so close together that they share a mark.
 * @param reach the least distance between two marks, in units of the drawing
 * @returns their indexes; the first of each group is where its mark stands, and no two of those are closer than `reach`
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
