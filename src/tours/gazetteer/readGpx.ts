import { t } from '../../shared/studioWords/t.ts';
import { simplify } from '../route/drawLine.ts';
import { type Coordinates, projectPoints } from '../route/projectPoints.ts';

/** A place of a GPX file; without a title where the file names none. */
export interface GpxPlace extends Coordinates {
  title: string;
  /** Metres above sea level, where the file has it. */
  altitude?: number;
}

/** Maximum length of a file, in characters: a day's recording of a point each second is about 9 million. */
const MAX_GPX_CHARACTERS = 20_000_000;
/** Maximum number of places that a recorded track is reduced to: its start, its end and its widest turns. */
const MAX_TURNS = 12;
/** Maximum number of points of a track that are compared. */
const MAX_TRACK = 4000;
/** Width of the drawing in which a track is simplified, in units. */
const WIDTH = 1000;

/**
 * Reads the places of a GPX 1.0 or 1.1 file: the points of its route, else its waypoints, else the turns of its recorded tracks.
 * @throws Error in words when the text is no GPX, or has no place
 */
export function readGpx(text: string): GpxPlace[] {
  if (text.length > MAX_GPX_CHARACTERS)
    throw new Error(t('This file is larger than 20 MB. Export a shorter part of the route.'));
  const file = new DOMParser().parseFromString(text.trim(), 'application/xml');
  if (file.documentElement.localName !== 'gpx' || file.getElementsByTagName('parsererror').length)
    throw new Error(
      t('This is not a GPX file. Export the route as GPX from your map or device, and choose that file.'),
    );
  const [route, waypoints, track] = ['rtept', 'wpt', 'trkpt'].map((name) => placesOf(file, name));
  const named = [route, waypoints].find((places) => places?.length);
  const places = named ?? turnsOf(track ?? []);
  if (!places.length) throw new Error(t('This file has no places: neither a route, nor waypoints, nor a track.'));
  return places;
}

function placesOf(file: Document, name: string): GpxPlace[] {
  return [...file.querySelectorAll(name)].flatMap((point) => {
    const [latitude, longitude] = [point.getAttribute('lat'), point.getAttribute('lon')].map((value) =>
      value?.trim() ? Number(value) : Number.NaN,
    );
    const isOnEarth =
      latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    if (!isOnEarth) return [];
    const altitude = Number(childText(point, 'ele') || Number.NaN);
    return {
      title: childText(point, 'name'),
      latitude: rounded(latitude),
      longitude: rounded(longitude),
      ...(Number.isFinite(altitude) && { altitude: Math.round(altitude) }),
    };
  });
}

function turnsOf(recorded: readonly GpxPlace[]): GpxPlace[] {
  const step = Math.ceil(recorded.length / MAX_TRACK) || 1;
  const track = recorded.filter((_, index) => index % step === 0 || index === recorded.length - 1);
  const { spots } = projectPoints(track, { width: WIDTH, margin: { inline: 0, block: 0 }, ratios: [0.1, 10] });
  for (let tolerance = 5; ; tolerance *= 1.5) {
    const turns = simplify(spots, tolerance);
    if (turns.length <= MAX_TURNS) return turns.flatMap((turn) => track[spots.indexOf(turn)] ?? []);
  }
}

function childText(point: Element, name: string): string {
  const child = [...point.children].find(({ localName }) => localName === name);
  return child?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Five decimals are a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
