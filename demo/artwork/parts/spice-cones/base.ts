import { makeNoise } from '../../lib/noise.ts';
import { pairs } from '../../lib/points.ts';

export const noise = makeNoise(5);

export const BOWL = { flat: 0.26, profile: pairs('62 0, 56 12, 92 34, 122 70, 130 96, 136 100, 134 106') };

export interface Spice {
  colour: string;
  /** Spiral grooves, a star pressed into the side, or plain. */
  finish: 'groove' | 'star' | 'plain';
}
