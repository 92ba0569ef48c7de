import type { MapBlock } from '../../../cms/payload-types.ts';
import type { MapPoint } from './routePath.ts';

/** On which side of its mark a name stands. */
export const LABEL_SIDES = ['end', 'start', 'above', 'below'] as const;

/** A place of a map that can be drawn. */
export interface MapPlace extends MapPoint {
  name: string;
  note: string;
  side: (typeof LABEL_SIDES)[number];
  /** Place in the block's list, from 0. */
  index: number;
}

/** The places that have a name and stand on the map; what lies outside is drawn at its edge. */
export function readPlaces(places: MapBlock['places']): MapPlace[] {
  if (!Array.isArray(places)) return [];
  return places.flatMap((place, index): MapPlace[] => {
    const name = typeof place?.name === 'string' ? place.name.trim() : '';
    if (!name || !isNumber(place.x) || !isNumber(place.y)) return [];
    const side = LABEL_SIDES.find((one) => one === place.label) ?? 'end';
    return [{ name, note: place.note?.trim() ?? '', side, x: within(place.x), y: within(place.y), index }];
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value));
}
