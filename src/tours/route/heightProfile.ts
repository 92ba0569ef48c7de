/** A point along the route, with its altitude. */
export interface HeightStep {
  /** Distance along the route, in any unit; never decreasing. */
  along: number;
  /** Metres. */
  altitude: number;
}

/** Height profile, in units of its drawing. */
export interface HeightProfile {
  /** The `d` of the line. */
  line: string;
  /** The `d` of the area below it. */
  ground: string;
  spots: { x: number; y: number; altitude: number }[];
  /** Metres at the bottom and the top edge: multiples of a hundred. */
  range: [lowest: number, highest: number];
}

/** Least range of altitudes in metres, so that flat country looks flat. */
const MIN_RANGE_M = 400;

/** Draws a height profile; undefined for fewer than two points. */
export function heightProfile(
  steps: readonly HeightStep[],
  { height, width }: { width: number; height: number },
): HeightProfile | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return undefined;
  const [lowest, highest] = rangeOf(steps.map(({ altitude }) => altitude));
  const length = last.along - first.along;
  const spots = steps.map(({ along, altitude }, index) => ({
    // A route without length is drawn in even steps.
    x: round(width * (length > 0 ? (along - first.along) / length : index / (steps.length - 1))),
    y: round(height * (1 - (altitude - lowest) / (highest - lowest))),
    altitude,
  }));
  const line = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return { line, ground: `${line}V${height}H0Z`, spots, range: [lowest, highest] };
}

function rangeOf(altitudes: readonly number[]): [number, number] {
  const low = Math.floor(Math.min(...altitudes) / 100) * 100;
  const high = Math.ceil(Math.max(...altitudes) / 100) * 100;
  return [low, Math.max(high, low + MIN_RANGE_M)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
