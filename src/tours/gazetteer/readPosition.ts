import type { Coordinates } from '../route/projectPoints.ts';

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** Patterns of positions, as written and in links to maps; the first that matches counts. */
const FORMS: readonly RegExp[] = [
  // 31.0802, -4.0133
  new RegExp(`^${NUMBER}°?\\s*[,;\\s]\\s*${NUMBER}°?$`),
  // 31.0802° N, 4.0133° W
  new RegExp(`^${NUMBER}°?\\s*([NS])\\s*[,;]?\\s*${NUMBER}°?\\s*([EWO])$`, 'i'),
  // geo:31.0802,-4.0133
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  // Google Maps: the place of a link before the middle of its map
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${NUMBER}(?:,|%2C)\\s*${NUMBER}`, 'i'),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  // OpenStreetMap: its marker before the middle of its map
  new RegExp(`mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
];

/**
 * Reads a position from what people paste: decimal degrees with signs or points of the compass, a `geo:` address, a link to Google Maps or OpenStreetMap.
 * @returns degrees; undefined for anything else, or outside of the earth
 */
export function readPosition(text: string): Coordinates | undefined {
  for (const form of FORMS) {
    const [, first, ...rest] = form.exec(text.trim()) ?? [];
    if (first === undefined) continue;
    const [south, second, west] = rest.length === 3 ? rest : [undefined, rest[0], undefined];
    const latitude = Number(first) * (south?.toUpperCase() === 'S' ? -1 : 1);
    const longitude = Number(second) * (/^[WO]$/i.test(west ?? '') ? -1 : 1);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  }
  return undefined;
}
