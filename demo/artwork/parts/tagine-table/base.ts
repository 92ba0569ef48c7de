import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(6);

export const HUB = { x: 1200, y: 800 };
