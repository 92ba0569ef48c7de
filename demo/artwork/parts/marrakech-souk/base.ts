import { mix } from '../../lib/colour.ts';
import { clamp } from '../../lib/maths.ts';
import { makeNoise } from '../../lib/noise.ts';
import { makeView } from '../../lib/view.ts';

export const view = makeView({ horizon: 850, focal: 1450, eye: 1.7, centre: 1230 });

export const noise = makeNoise(17);

export const [WALL, ROOF, END] = [2.15, 4.3, 27];

/** Depths where the roof is broken and light falls through. */
export const GAPS = [4.6, 7.6, 11.6, 16.5] as const;

export function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** Haze: distant things take the colour of warm dust. */
export function air(colour: string, z: number): string {
  return mix(colour, '#f0b878', clamp(1 - Math.exp(-Math.max(0, z - 2.5) / 13)) * 0.86);
}
