import { mix } from '../../lib/colour.ts';
import type { MinaretLook } from '../../lib/minaret.ts';
import { makeNoise } from '../../lib/noise.ts';
import { makeView } from '../../lib/view.ts';

export const noise = makeNoise(88);

export const view = makeView({ horizon: 690, focal: 1650, eye: 27 });

export const HAZE = '#d79a98';

export function tower(haze: number): MinaretLook {
  const hue = (colour: string): string => mix(colour, HAZE, haze);
  return {
    lit: hue('#f0c795'),
    shade: hue('#8f6f86'),
    tile: hue('#2f8f74'),
    tileShade: hue('#1f5a5e'),
    line: hue('#3c2b4c'),
    ball: hue('#f3c25a'),
  };
}
