/** A point on a map, in units of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** Geographic coordinates, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A drawing with its points, in the given order. */
export interface ProjectedPoints {
  width: number;
  height: number;
  spots: Spot[];
  /** Kilometres per unit, for a scale bar. */
  kilometresPerUnit: number;
}

interface Frame {
  /** Width, in units. */
  width: number;
  /** Margin around the outermost points. */
  margin: { inline: number; block: number };
  /** Least and most height, relative to the width. */
  ratios: readonly [least: number, most: number];
}

const KM_PER_DEGREE = 111.32;
/** Least extent of a map, in degrees, for a single point. */
const MIN_SPAN = 0.02;

/**
 * Projects coordinates onto a drawing with north at the top: equirectangular, true to scale along the middle parallel, accurate enough for routes of
 * some hundred kilometres. Points on both sides of the date line are neighbours.
 */
export function projectPoints(points: readonly Coordinates[], { width, margin, ratios }: Frame): ProjectedPoints {
  const longitudes = unwrap(points.map(({ longitude }) => longitude));
  const latitudes = points.map(({ latitude }) => latitude);
  const [west, east] = spanOf(longitudes);
  const [south, north] = spanOf(latitudes);
  const middle = (south + north) / 2;
  // Lower bound near the poles, where a degree of longitude has no length.
  const shrink = Math.max(0.05, Math.cos((middle * Math.PI) / 180));
  const across = Math.max((east - west) * shrink, MIN_SPAN);
  const down = Math.max(north - south, MIN_SPAN);
  const room = width - 2 * margin.inline;
  const [low, high] = [ratios[0] * width, ratios[1] * width];
  const scale = Math.min(room / across, (high - 2 * margin.block) / down);
  const height = Math.min(high, Math.max(low, down * scale + 2 * margin.block));
  return {
    width,
    height: Math.round(height),
    kilometresPerUnit: KM_PER_DEGREE / scale,
    spots: points.map((_, index) => ({
      x: round(width / 2 + ((longitudes[index] ?? 0) - (west + east) / 2) * shrink * scale),
      y: round(Math.round(height) / 2 - ((latitudes[index] ?? 0) - middle) * scale),
    })),
  };
}

/** Longitudes unwrapped across the date line: none is more than half the earth from the one before it. */
function unwrap(longitudes: readonly number[]): number[] {
  let last = longitudes[0] ?? 0;
  return longitudes.map((longitude) => {
    last += ((((longitude - last + 180) % 360) + 360) % 360) - 180;
    return last;
  });
}

function spanOf(values: readonly number[]): [number, number] {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
}

function round(value: number): number {
  return Math.round(value);
}

/** Great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const half = (a: number, b: number): number => Math.sin((a - b) / 2) ** 2;
  const share =
    half(toLatitude, fromLatitude) +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * half(radians(to.longitude), radians(from.longitude));
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(share)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
