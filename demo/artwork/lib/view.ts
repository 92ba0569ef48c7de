import { WIDTH } from './canvas.ts';
import { r1 } from './maths.ts';
import type { Point } from './path.ts';

/** A point in a scene: across, up, away. */
export type Spot = readonly [number, number, number];

/** A simple camera looking straight ahead; verticals stay vertical. */
export interface View {
  at(x: number, y: number, z: number): Point;
  scale(z: number): number;
  /** Outline of a flat face. */
  face(spots: readonly Spot[]): string;
}

export interface ViewOptions {
  horizon: number;
  focal: number;
  eye: number;
  /** Column of the vanishing point. */
  centre?: number;
}

/** Makes a camera; depths below a small number are held there. */
export function makeView(options: ViewOptions): View {
  const { horizon, focal, eye, centre = WIDTH / 2 } = options;
  function at(x: number, y: number, z: number): Point {
    const k = focal / Math.max(0.05, z);
    return [centre + x * k, horizon + (eye - y) * k];
  }
  return {
    at,
    scale: (z) => focal / Math.max(0.05, z),
    face: (spots) =>
      `M${spots
        .map((spot) =>
          at(...spot)
            .map(r1)
            .join(' '),
        )
        .join('L')}Z`,
  };
}

/** Outline in a wall's own plane (across, up) carried into the scene. */
export function onPlane(view: View, outline: readonly Point[], place: (u: number, v: number) => Spot): string {
  return view.face(outline.map(([u, v]) => place(u, v)));
}

/** Doorway with a horseshoe arch: foot centre at 0,0; `pinch` draws the foot of the arch in. */
export function horseshoe(width: number, height: number, pinch = 0.12, point = 0.1): Point[] {
  const r = width / 2;
  const spring = height - r * (1 + point);
  const out: Point[] = [
    [-r * (1 - pinch), 0],
    [-r * (1 - pinch), spring - r * 0.34],
  ];
  for (let i = 0; i <= 24; i += 1) {
    const a = Math.PI * (1.1 - (i / 24) * 1.2);
    const lift = Math.max(0, Math.sin(a)) ** 5 * r * point;
    out.push([Math.cos(a) * r, spring + Math.sin(a) * r + lift]);
  }
  out.push([r * (1 - pinch), spring - r * 0.34], [r * (1 - pinch), 0]);
  return out;
}

/** Plain rectangle, foot centre at 0,0. */
export function oblong(width: number, height: number, lift = 0): Point[] {
  return [
    [-width / 2, lift],
    [-width / 2, lift + height],
    [width / 2, lift + height],
    [width / 2, lift],
  ];
}

/** Moves an outline. */
export function shift(outline: readonly Point[], dx: number, dy: number): Point[] {
  return outline.map(([x, y]) => [x + dx, y + dy] as const);
}
