import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(207);

export const WATER = 842;
