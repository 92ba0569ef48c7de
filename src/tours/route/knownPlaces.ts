import type { Tour } from '../tour.ts';

/** Tours that pass a place, from which on it is one that people know. */
const SHARED_BY = 2;

/**
 * The names of places that travellers are likely to know, among those of some tours: where one begins or ends, what a destination is named after,
 * and what several pass.
 */
export function knownPlaces(tours: readonly Tour[]): ReadonlySet<string> {
  const passedBy = new Map<string, number>();
  for (const { points } of tours)
    for (const title of new Set(points.map((point) => point.title)))
      passedBy.set(title, (passedBy.get(title) ?? 0) + 1);
  const ends = new Set(tours.flatMap(({ endPlace, startPlace }) => [startPlace, endPlace]));
  const destinations = tours.flatMap(({ destinations }) => destinations.map(({ title }) => title));
  const isKnown = ([title, count]: [string, number]): boolean =>
    count >= SHARED_BY || ends.has(title) || destinations.some((destination) => destination.includes(title));
  return new Set([...passedBy].filter(isKnown).map(([title]) => title));
}
