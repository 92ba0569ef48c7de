import { makeNoise } from '../../lib/noise.ts';
import type { Spot } from '../../lib/view.ts';
import { makeView, onPlane } from '../../lib/view.ts';

// Metres: a court 10 wide and 9 deep, its far arcade 11 away.
export const [HORIZON, FOCAL, EYE, FAR, HALF] = [800, 1300, 1.6, 11, 5];

export const view = makeView({ horizon: HORIZON, focal: FOCAL, eye: EYE });

export const S = FOCAL / FAR;

export const noise = makeNoise(51);

export const TILES = { ground: '#f0e8d4', star: '#1f5fa8', heart: '#e0a23f', knot: '#2f7f62', grout: '#8a9aa8' };

export const back = (u: number, v: number): Spot => [u, v, FAR];

export function fill(d: string, colour: string, alpha = 1, rule = ''): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}${rule}/>`;
}

export function rect(u0: number, v0: number, u1: number, v1: number): string {
  return onPlane(
    view,
    [
      [u0, v0],
      [u0, v1],
      [u1, v1],
      [u1, v0],
    ],
    back,
  );
}
