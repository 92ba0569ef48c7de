import { r1 } from './maths.ts';

export type Point = readonly [number, number];

/** Reads points from a compact list such as '0,0 12,-4 30,2'. */
export function pts(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });
}

/** Reads a limb's spine of x, y, width from a compact list. */
export function spine(list: string): [number, number, number][] {
  return list.split(' ').map((part) => {
    const [x, y, w] = part.split(',').map(Number);
    return [x!, y!, w!];
  });
}

function curveTo(before: Point, from: Point, to: Point, after: Point): string {
  const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
  const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
  return `C${r1(c1[0])} ${r1(c1[1])} ${r1(c2[0])} ${r1(c2[1])} ${r1(to[0])} ${r1(to[1])}`;
}

/** Smooth closed outline through points. */
export function closed(points: readonly Point[]): string {
  const n = points.length;
  let d = `M${r1(points[0]![0])} ${r1(points[0]![1])}`;
  for (let i = 0; i < n; i += 1) {
    d += curveTo(points[(i - 1 + n) % n]!, points[i]!, points[(i + 1) % n]!, points[(i + 2) % n]!);
  }
  return `${d}Z`;
}

/** Smooth open line through points. */
export function open(points: readonly Point[]): string {
  const last = points.length - 1;
  let d = `M${r1(points[0]![0])} ${r1(points[0]![1])}`;
  for (let i = 0; i < last; i += 1) {
    d += curveTo(points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(last, i + 2)]!);
  }
  return d;
}

/** Straight-edged closed outline. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`;
}

/** Tapering limb along a spine of x, y, width: legs, arms, tails, branches. */
export function limb(spine: readonly (readonly [number, number, number])[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < spine.length; i += 1) {
    const [x, y, w] = spine[i]!;
    const a = spine[Math.max(0, i - 1)]!;
    const b = spine[Math.min(spine.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = (-(b[1] - a[1]) / length) * (w / 2);
    const ny = ((b[0] - a[0]) / length) * (w / 2);
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return closed([...left, ...right]);
}

/** Points along a smooth curve through the given ones, `per` for each span. */
export function sample(points: readonly (readonly number[])[], per: number): number[][] {
  const out: number[][] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(last, i + 2)]!];
    for (let k = 0; k < per; k += 1) {
      const t = k / per;
      out.push(
        p1.map(
          (_, c) =>
            0.5 *
            (2 * p1[c]! +
              (p2[c]! - p0[c]!) * t +
              (2 * p0[c]! - 5 * p1[c]! + 4 * p2[c]! - p3[c]!) * t * t +
              (3 * p1[c]! - p0[c]! - 3 * p2[c]! + p3[c]!) * t * t * t),
        ),
      );
    }
  }
  out.push([...points[last]!]);
  return out;
}
