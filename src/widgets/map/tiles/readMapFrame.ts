import type { FrameProviderName } from '../../../shared/frames/providers.ts';

/** Embedded map: the URL of its frame, and of its own page. */
export interface MapFrame {
  provider: Extract<FrameProviderName, 'openstreetmap' | 'google-maps'>;
  address: string;
  page: string;
}

/** Stored settings of an embedded map; each may have any value. */
export interface MapFrameSettings {
  source?: unknown;
  /** Coordinates; for Google also an address in words, or its “Embed a map” code. */
  where?: unknown;
  zoom?: unknown;
}

/** Default zoom, for a village and its surroundings; both services use the same scale, doubling at each level. */
export const DEFAULT_ZOOM = 12;
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 18;

/** At zoom level 0 the world is one tile of this many px. */
const TILE_PX = 256;

/** Approximate size of the frame, in px: the map shows at least what fits into it. */
const FRAME_PX = { width: 900, height: 450 };

/** Limit of the Web Mercator projection, in degrees. */
const MAX_LATITUDE = 85;

const COORDINATES = /^([+-]?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)°?$/;

/** Parses coordinates such as `31.0802, -4.0133`: latitude and longitude in degrees. */
export function readCoordinates(text: unknown): { lat: number; lon: number } | undefined {
  const [, lat, lon] = (typeof text === 'string' && COORDINATES.exec(text.trim())) || [];
  if (lat === undefined || lon === undefined) return undefined;
  const found = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(found.lat) <= MAX_LATITUDE && Math.abs(found.lon) <= 180 ? found : undefined;
}

/**
 * Reads the settings of an embedded map.
 * @returns undefined without a valid location
 */
export function readMapFrame({ source, where, zoom }: MapFrameSettings): MapFrame | undefined {
  const closeness = typeof zoom === 'number' && zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? Math.round(zoom) : DEFAULT_ZOOM;
  if (source === 'openstreetmap') return openStreetMap(where, closeness);
  return source === 'google-maps' && typeof where === 'string' ? googleMaps(where.trim(), closeness) : undefined;
}

function openStreetMap(where: unknown, zoom: number): MapFrame | undefined {
  const at = readCoordinates(where);
  if (!at) return undefined;
  const degrees = 360 / TILE_PX / 2 ** zoom;
  const across = Math.min(360, FRAME_PX.width * degrees) / 2;
  const up = (Math.min(180, FRAME_PX.height * degrees) / 2) * Math.cos((at.lat * Math.PI) / 180);
  const box = [
    Math.max(-180, at.lon - across),
    Math.max(-MAX_LATITUDE, at.lat - up),
    Math.min(180, at.lon + across),
    Math.min(MAX_LATITUDE, at.lat + up),
  ].map((value) => Number(value.toFixed(5)));
  const query = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${at.lat},${at.lon}` });
  return {
    provider: 'openstreetmap',
    address: `https://www.openstreetmap.org/export/embed.html?${query}`,
    page: `https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lon}#map=${zoom}/${at.lat}/${at.lon}`,
  };
}

function googleMaps(where: string, zoom: number): MapFrame | undefined {
  if (where === '' || !where.isWellFormed()) return undefined;
  if (/^https?:/i.test(where)) return embeddedGoogleMap(where);
  const at = readCoordinates(where);
  const query = at ? `${at.lat},${at.lon}` : where;
  return {
    provider: 'google-maps',
    address: `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`,
    page: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`,
  };
}

/** Accepts Google's own “Embed a map” URL, and nothing else of that host. */
function embeddedGoogleMap(address: string): MapFrame | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const drawing = searchParams.get('pb');
  if (origin !== 'https://www.google.com' || pathname !== '/maps/embed' || !drawing) return undefined;
  return {
    provider: 'google-maps',
    address: `${origin}${pathname}?${new URLSearchParams({ pb: drawing })}`,
    page: `${origin}/maps`,
  };
}
