/** A place on a map, in units of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A drawing and the places in it, each in the order in which it was given. */
export interface ProjectedPoints {
  width: number;
  height: number;
  spots: Spot[];
  /** Kilometres of one unit, for a scale. */
  kilometresPerUnit: number;
}

interface Frame {
  /** Units across. */
  width: number;
  /** Free on each side of the outermost places. */
  margin: { inline: number; block: number };
  /** The least and the most height, in parts of the width. */
  ratios: readonly [least: number, most: number];
}

const KM_PER_DEGREE = 111.32;
/** Of a map of one place, in degrees. */
const LEAST_SPAN = 0.02;

/**
 * Puts places on a drawing with north above: a plane chart, true to distances along the middle parallel, which for a journey of some
 * hundred kilometres nobody can tell from any other. Places on both sides of the date line stand side by side.
 */
export function projectPoints(points: readonly Coordinates[], { width, margin, ratios }: Frame): ProjectedPoints {
  const longitudes = unwrap(points.map(({ longitude }) => longitude));
  const latitudes = points.map(({ latitude }) => latitude);
  const [west, east] = spanOf(longitudes);
  const [south, north] = spanOf(latitudes);
  const middle = (south + north) / 2;
  // Near a pole a degree of longitude is nothing; no journey goes there.
  const shrink = Math.max(0.05, Math.cos((middle * Math.PI) / 180));
  const across = Math.max((east - west) * shrink, LEAST_SPAN);
  const down = Math.max(north - south, LEAST_SPAN);
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

/** Longitudes of which none lies more than half the earth from the one before it. */
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

/** Kilometres between two places along the earth. */
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
