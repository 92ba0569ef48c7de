import type { Spot } from './projectPoints.ts';

/** Tolerance of the simplification, in units of the drawing. */
const TOLERANCE = 3;
/** Number of points from which a line is a recorded track, which is simplified; fewer are all kept. */
const TRACK = 40;
/** Curvature: length of the control handles as part of the segment; 0 is straight. */
const BEND = 0.14;

/** Smooth line through points in order, as the `d` of a path. Tracks with many points are simplified. Empty for fewer than two points. */
export function drawLine(spots: readonly Spot[]): string {
  const places = distinct(spots);
  const turns = places.length > TRACK ? simplify(places) : places;
  const [first, ...rest] = turns;
  if (!first || !rest.length) return '';
  const curves = rest.map((spot, index) => {
    const from = turns[index] ?? spot;
    const after = turns[index + 2] ?? spot;
    const start = { x: from.x + (spot.x - from.x) * BEND, y: from.y + (spot.y - from.y) * BEND };
    const end = { x: spot.x - (after.x - from.x) * BEND, y: spot.y - (after.y - from.y) * BEND };
    const base = rounded(from);
    const relative = (...points: Spot[]): string => points.map((each) => pair(rounded(each), base)).join(' ');
    // Each curve continues the previous one smoothly, which `s` encodes with two numbers less.
    return index === 0 ? `c${relative(start, end, spot)}` : `s${relative(end, spot)}`;
  });
  return `M${pair(rounded(first))}${curves.join('')}`;
}

/** Simplifies a line (Douglas–Peucker); the first and the last point stay. */
export function simplify(spots: readonly Spot[], tolerance = TOLERANCE): Spot[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 3) return [...spots];
  let farthest = 0;
  let most = -1;
  spots.slice(1, -1).forEach((spot, index) => {
    const distance = distanceToLine(spot, first, last);
    if (distance > most) [most, farthest] = [distance, index + 1];
  });
  if (most <= tolerance) return [first, last];
  return [
    ...simplify(spots.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(spots.slice(farthest), tolerance),
  ];
}

/** Sampling distance along the route, in units. */
const STEP = 6;

/** Points along the straight lines of a route, which labels avoid. */
export function alongLine(spots: readonly Spot[]): Spot[] {
  return spots.slice(1).flatMap((to, index) => {
    const from = spots[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

/** Distance from a point to a line segment. */
export function distanceToLine({ x, y }: Spot, from: Spot, to: Spot): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const share = length ? Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / length)) : 0;
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}

function distinct(spots: readonly Spot[]): Spot[] {
  return spots.filter(
    ({ x, y }, index) =>
      index === 0 || Math.hypot(x - (spots[index - 1]?.x ?? 0), y - (spots[index - 1]?.y ?? 0)) > 0.5,
  );
}

function rounded({ x, y }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}

/** A point in path syntax, relative to the last curve's end, which keeps numbers short and repetitive. */
function pair({ x, y }: Spot, from: Spot = { x: 0, y: 0 }): string {
  return `${x - from.x} ${y - from.y}`;
}
