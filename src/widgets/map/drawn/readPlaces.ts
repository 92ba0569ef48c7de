import type { MapBlock } from '../../../cms/payload-types.ts';
import type { MapPoint } from './routePath.ts';

/** Side of the marker on which a label is placed. */
export const LABEL_SIDES = ['end', 'start', 'above', 'below'] as const;

/** A drawable place of a map. */
export interface MapPlace extends MapPoint {
  name: string;
  note: string;
  side: (typeof LABEL_SIDES)[number];
  /** Index in the block's list, from 0. */
  index: number;
}

/** The places that have a name and a position; those outside are clamped to the edge. */
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
