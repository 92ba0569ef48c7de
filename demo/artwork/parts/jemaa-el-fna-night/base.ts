import { mix } from '../../lib/colour.ts';
import { clamp } from '../../lib/maths.ts';
import { makeNoise } from '../../lib/noise.ts';
import { makeView } from '../../lib/view.ts';

// Seen from a café terrace over the square, four metres up.
export const view = makeView({ horizon: 820, focal: 1700, eye: 4.3 });

export const noise = makeNoise(29);

export function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** Haze in the square: smoke and lamplight hide distant things. */
export function air(colour: string, z: number): string {
  return mix(colour, '#8a4a4c', clamp((z - 12) / 60) * 0.7);
}

export interface Stall {
  x: number;
  z: number;
  width: number;
}

export const STALLS: readonly Stall[] = [
  ...[-19, -12.6, -6.2, 0.4, 7, 13.4, 20].map((x) => ({ x, z: 42, width: 5 })),
  ...[-15.4, -9, -2.6, 3.8, 10.2, 16.6].map((x) => ({ x, z: 33, width: 5 })),
  ...[-11.4, -5.2, 1.4, 7.8, 13.6].map((x) => ({ x, z: 25.4, width: 4.8 })),
  ...[-7.6, 4.4, 10.6].map((x) => ({ x, z: 19.2, width: 4.8 })),
];
