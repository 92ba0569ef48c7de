import type { Tour } from '../tour.ts';

/** Number of tours through a place from which it counts as known. */
const SHARED_BY = 2;

/** Names of well-known places among those of some tours: start and end places, names of destinations, and places on several tours. */
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
