import { makeRandom } from './random.ts';

/** Two-dimensional noise, about −1 to 1. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise over a seeded lattice. */
export function makeNoise(seed: number): Noise {
  const random = makeRandom(seed);
  const table = new Uint8Array(512);
  for (let i = 0; i < 256; i += 1) table[i] = i;
  for (let i = 255; i > 0; i -= 1) {
    const j = random.int(0, i);
    const kept = table[i]!;
    table[i] = table[j]!;
    table[j] = kept;
  }
  table.copyWithin(256, 0, 256);
  const gx = new Float64Array(256);
  const gy = new Float64Array(256);
  for (let i = 0; i < 256; i += 1) {
    gx[i] = Math.cos((i / 256) * Math.PI * 2) * 1.5;
    gy[i] = Math.sin((i / 256) * Math.PI * 2) * 1.5;
  }
  return function noise(x: number, y: number): number {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const dx = x - fx;
    const dy = y - fy;
    const ix = fx & 255;
    const iy = fy & 255;
    const left = table[ix]!;
    const right = table[ix + 1]!;
    const a = table[left + iy]!;
    const b = table[right + iy]!;
    const c = table[left + iy + 1]!;
    const d = table[right + iy + 1]!;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = gx[a]! * dx + gy[a]! * dy;
    const topRight = gx[b]! * (dx - 1) + gy[b]! * dy;
    const low = gx[c]! * dx + gy[c]! * (dy - 1);
    const lowRight = gx[d]! * (dx - 1) + gy[d]! * (dy - 1);
    const upper = top + (topRight - top) * u;
    return upper + (low + (lowRight - low) * u - upper) * v;
  };
}

/** Several octaves of noise summed, about −1 to 1. */
export function fbm(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i += 1) {
    sum += noise(x, y) * amplitude;
    total += amplitude;
    amplitude *= gain;
    const turned = x * 1.63 - y * 1.18 + 17.3;
    y = x * 1.18 + y * 1.63 - 9.1;
    x = turned;
  }
  return sum / total;
}

/** Sharp-crested mountain noise, 0 to 1: each octave gathers on the ridges of the one before. */
export function ridged(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let weight = 1;
  for (let i = 0; i < octaves; i += 1) {
    let crest = 1 - Math.abs(noise(x, y)) * 1.25;
    if (crest < 0) crest = 0;
    crest = crest * crest * weight;
    weight = Math.min(1, crest * 1.8);
    sum += crest * amplitude;
    total += amplitude;
    amplitude *= gain;
    const turned = x * 1.63 - y * 1.18 + 31.7;
    y = x * 1.18 + y * 1.63 + 5.3;
    x = turned;
  }
  return sum / total;
}
