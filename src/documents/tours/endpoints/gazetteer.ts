import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Endpoint, PayloadRequest } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { yieldToEventLoop } from '../../../cms/yieldToEventLoop.ts';
import { msg, studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { foldPlaceName } from '../../../tours/gazetteer/foldPlaceName.ts';
import {
  type Gazetteer,
  type GazetteerPlace,
  MIN_LETTERS,
  nearestPlaces,
  searchGazetteer,
} from '../../../tours/gazetteer/gazetteer.ts';
import { readTour } from '../../../tours/readTour.ts';
import { number } from '../../../tours/readValues.ts';
import { type Coordinates, distanceKm } from '../../../tours/route/projectPoints.ts';
import { TOURS } from '../../../tours/words.ts';

/** Maximum number of places in a response: a list that fits below its field. */
const MAX_PLACES = 8;
/** Maximum number of positions named by one request: those of a route. */
const MAX_POSITIONS = 100;
/** Maximum number of tours whose places are read, the latest first. */
const MAX_TOURS = 500;
/** Distance within which two positions are one place, in km. */
const SAME_PLACE_KM = 2;

/** A place that was found. */
export interface FoundPlace extends Coordinates {
  title: string;
  /** Region, such as “Drâa-Tafilalet, Morocco”, or the tour that has it. */
  where: string;
}

const FORBIDDEN = msg('Whoever writes tours looks up places. Ask an editor.');

function countryName(code: string): string | undefined {
  return new Intl.DisplayNames(studioLanguage(), { type: 'region', fallback: 'code' }).of(code);
}

/**
 * Finds places by name: `?q=merz&near=31.6,-7.9`. Places of this site's own tours come first, as hamlets and camps are in no gazetteer; others by their distance
 * from `near`, or from where the tours are.
 */
const findPlaces: Omit<Endpoint, 'root'> = {
  path: '/gazetteer',
  method: 'get',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, t(FORBIDDEN));
    const query = typeof req.query.q === 'string' ? req.query.q.slice(0, 100) : '';
    if (foldPlaceName(query).length < MIN_LETTERS) return answer([]);
    const own = await ownPlaces(req);
    const found = searchGazetteer(await readGazetteer(), query, {
      limit: MAX_PLACES,
      near: readNear(req.query.near) ?? middleOf(own),
    });
    const known = withoutNeighbours(
      own.filter(({ title }) => foldPlaceName(title).includes(foldPlaceName(query))),
    ).slice(0, MAX_PLACES);
    const others = found.filter((place) => !known.some(({ title }) => title === place.title)).map(toFound);
    return answer([...known, ...others].slice(0, MAX_PLACES));
  },
};

/** Names positions by the nearest place: `{ positions: [[31.6, -7.9]] }`; null where none is near. */
const namePositions: Omit<Endpoint, 'root'> = {
  path: '/gazetteer/names',
  method: 'post',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, t(FORBIDDEN));
    const body = (await req.json?.()) as { positions?: unknown } | null;
    const positions = Array.isArray(body?.positions) ? body.positions.map(readPair) : [];
    if (!positions.length || positions.length > MAX_POSITIONS || positions.includes(undefined))
      return refuse(
        400,
        t('Say 1 to {most} positions, each as latitude and longitude in degrees.', { most: MAX_POSITIONS }),
      );
    const named = await nearestPlaces(
      await readGazetteer(),
      positions.flatMap((position) => position ?? []),
      async () => yieldToEventLoop(),
    );
    return answer(named.map((place) => (place ? toFound(place) : null)));
  },
};

/** Endpoints of the gazetteer, for the route of a tour. */
export const gazetteerEndpoints: Omit<Endpoint, 'root'>[] = [findPlaces, namePositions];

/**
 * Reads the gazetteer that the build has written; not kept in memory, since it is rarely needed and read in a few milliseconds. Without a
 * build it is empty: places of
 * the site's own tours are still found.
 */
async function readGazetteer(): Promise<Gazetteer> {
  const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
  return readFile(join(root, 'dist/server/places.tsv')).catch(() => Buffer.from('\n'));
}

/** Places of the site's tours, each name once. */
async function ownPlaces(req: PayloadRequest): Promise<FoundPlace[]> {
  const { docs } = await req.payload.find({
    collection: TOURS,
    depth: 0,
    draft: true,
    limit: MAX_TOURS,
    pagination: false,
    sort: '-updatedAt',
    select: { title: true, points: true },
    overrideAccess: false,
    user: req.user,
  });
  const places = new Map<string, FoundPlace>();
  for (const doc of docs) {
    const { points, title: tour } = readTour(doc, () => []);
    for (const { latitude, longitude, title } of points) {
      if (!places.has(title)) places.set(title, { title, where: t('as in “{tour}”', { tour }), latitude, longitude });
    }
  }
  return [...places.values()];
}

/** Places without those at the position of an earlier one: a round trip names its end differently. */
function withoutNeighbours(places: readonly FoundPlace[]): FoundPlace[] {
  return places.filter(
    (place, index) => !places.slice(0, index).some((earlier) => distanceKm(earlier, place) < SAME_PLACE_KM),
  );
}

function toFound({ country, latitude, longitude, region, title }: GazetteerPlace): FoundPlace {
  const where = [region, countryName(country)].filter(Boolean).join(', ');
  return { title, where, latitude, longitude };
}

function middleOf(places: readonly Coordinates[]): Coordinates | undefined {
  const middle = (values: number[]): number | undefined => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const [latitude, longitude] = [
    middle(places.map((place) => place.latitude)),
    middle(places.map((place) => place.longitude)),
  ];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function readNear(value: unknown): Coordinates | undefined {
  return typeof value === 'string' ? readPair(value.split(',').map(Number)) : undefined;
}

function readPair(value: unknown): Coordinates | undefined {
  const [latitude, longitude] = Array.isArray(value) ? [number(value[0], -90, 90), number(value[1], -180, 180)] : [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function answer(places: readonly (FoundPlace | null)[]): Response {
  return Response.json({ places }, { headers: { 'cache-control': 'private, no-store' } });
}
