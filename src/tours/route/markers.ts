import type { TourPoint } from '../tour.ts';
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
