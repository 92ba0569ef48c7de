import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(99);

export const LOOM = { left: 1010, right: 2070, top: 210, fell: 706, foot: 1330 };

export const KNOT = 9;
