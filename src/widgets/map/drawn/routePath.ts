/** Position on a map, in per cent of its width and height from the upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Tension of the Catmull-Rom spline: share of the distance between the neighbours of a place. */
const TENSION = 1 / 6;

/**
 * Route through places in order, as the `d` of an SVG path in a viewBox of 100 × 100.
 * @param isCurved as a smooth curve
 */
export function routePath(points: readonly MapPoint[], isCurved: boolean): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    if (!isCurved) return `L${pair(to)}`;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leaving = { x: from.x + (to.x - before.x) * TENSION, y: from.y + (to.y - before.y) * TENSION };
    const arriving = { x: to.x - (after.x - from.x) * TENSION, y: to.y - (after.y - from.y) * TENSION };
    return `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`;
  });
  return `M${pair(first)}${legs.join('')}`;
}

function pair({ x, y }: MapPoint): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
