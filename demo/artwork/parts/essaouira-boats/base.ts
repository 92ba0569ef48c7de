import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(64);

export const SHORE = 770;
