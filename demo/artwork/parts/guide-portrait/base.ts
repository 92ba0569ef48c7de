import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(40);

export const INDIGO = { cloth: '#26368c', dark: '#141a4c', lit: '#7f95e0' };
