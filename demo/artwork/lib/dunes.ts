import { smooth } from './maths.ts';
import type { Noise } from './noise.ts';
import { sample } from './path.ts';

/** A dune with a drawn crest: points of x, z, height; the lee face falls to the right of the line's direction. */
export interface Crest {
  points: readonly (readonly [number, number, number])[];
  /** Steepness of the slip face and of the windward side. */
  lee: number;
  wind: number;
}

/** Cubic coefficients of a smooth curve through one coordinate of the points, four numbers a span. */
function cubics(values: readonly number[]): Float64Array {
  const last = values.length - 1;
  const out = new Float64Array(last * 4);
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [values[Math.max(0, i - 1)]!, values[i]!, values[i + 1]!, values[Math.min(last, i + 2)]!];
    out.set([p1, (p2 - p0) / 2, (2 * p0 - 5 * p1 + 4 * p2 - p3) / 2, (3 * p1 - p0 - 3 * p2 + p3) / 2], i * 4);
  }
  return out;
}

/** Height function of one drawn dune; below zero where it does not reach. */
export function crestDune(crest: Crest): (x: number, z: number) => number {
  const spans = crest.points.length - 1;
  const [cx, cz, ch] = [0, 1, 2].map((c) => cubics(crest.points.map((p) => p[c]!))) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const coarse = sample(crest.points, 8);
  const count = coarse.length;
  const [px, pz, ph] = [0, 1, 2].map((c) => Float64Array.from(coarse, (p) => p[c]!)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const reach = (Math.max(...ph) + 0.5) / (Math.min(crest.lee, crest.wind) * 0.75);
  const [left, right] = [Math.min(...px) - reach, Math.max(...px) + reach];
  const [front, back] = [Math.min(...pz) - reach, Math.max(...pz) + reach];
  return function heightAt(x: number, z: number): number {
    if (x < left || x > right || z < front || z > back) return -9;
    let pick = 0;
    let least = 1e9;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < count; i += 1) {
      const ox = x - px[i]!;
      const oz = z - pz[i]!;
      const d = ox * ox + oz * oz;
      const weight = 1 / (d * d * d + 1e-6);
      sum += weight * ph[i]!;
      total += weight;
      if (d < least) {
        least = d;
        pick = i;
      }
    }
    let t = pick / 8;
    let [dx, dz, tx, tz, k, f] = [0, 0, 0, 0, 0, 0];
    // Newton steps to the nearest point of the curve itself: chords would leave facets in the light.
    for (let round = 0; round < 4; round += 1) {
      k = Math.min(spans - 1, Math.floor(t)) * 4;
      f = t - k / 4;
      dx = cx[k]! + f * (cx[k + 1]! + f * (cx[k + 2]! + f * cx[k + 3]!)) - x;
      dz = cz[k]! + f * (cz[k + 1]! + f * (cz[k + 2]! + f * cz[k + 3]!)) - z;
      tx = cx[k + 1]! + f * (2 * cx[k + 2]! + 3 * f * cx[k + 3]!);
      tz = cz[k + 1]! + f * (2 * cz[k + 2]! + 3 * f * cz[k + 3]!);
      if (round === 3) break;
      const speed = tx * tx + tz * tz;
      const curve = dx * (2 * cx[k + 2]! + 6 * f * cx[k + 3]!) + dz * (2 * cz[k + 2]! + 6 * f * cz[k + 3]!);
      const step = (dx * tx + dz * tz) / Math.max(speed * 0.35, speed + curve);
      t = Math.min(spans, Math.max(0, t - Math.min(0.2, Math.max(-0.2, step))));
    }
    const own = ch[k]! + f * (ch[k + 1]! + f * (ch[k + 2]! + f * ch[k + 3]!));
    // Rounding the edge by about a pixel keeps the crest from stepping.
    const round = z * 0.0035;
    const away = Math.sqrt(dx * dx + dz * dz + round * round) - round;
    // Away from the crest, heights of all its parts blend: the nearest alone would leave cliffs in the bends.
    const height = own + (sum / total - own) * smooth(0.1, 0.9, away / (Math.abs(own) + 0.05));
    if (tz * dx - tx * dz < 0) return height - away * crest.lee;
    return height - crest.wind * away * (0.75 + 0.25 * smooth(0, 1.2, away / (height + 0.05)));
  };
}

/** Larger of two heights with a small fillet between. */
export function join(a: number, b: number, fillet: number): number {
  const gap = Math.abs(a - b);
  return Math.max(a, b) + (gap < fillet ? (fillet - gap) ** 2 / (4 * fillet) : 0);
}

/** A field of wind-blown dunes, 0–1: long backs, sharp crests, steep slip faces down-wind. */
export function duneField(noise: Noise, x: number, z: number, wave: number, bearing: number): number {
  const along = x * Math.cos(bearing) + z * Math.sin(bearing);
  const across = -x * Math.sin(bearing) + z * Math.cos(bearing);
  const bend =
    noise(across / (wave * 1.7), along / (wave * 2.3)) * 0.62 + noise(across / (wave * 0.6), along / wave + 40) * 0.16;
  const phase = along / wave + bend;
  const t = phase - Math.floor(phase);
  const size = 0.62 + 0.5 * noise(across / (wave * 1.3) + 9, Math.floor(phase) * 3.7 + 2);
  const back = t < 0.7 ? (t / 0.7) ** 1.35 : (1 - t) / 0.3;
  return Math.max(0.05, size) * back;
}

/** Wind ripples as a shading term, about −1 to 1. */
export function ripples(noise: Noise, x: number, z: number, wave: number): number {
  const bend = noise(x / (wave * 9), z / (wave * 9)) * 2.2 + noise(x / (wave * 2.6), z / (wave * 2.6)) * 0.5;
  return (
    Math.sin(((z + x * 0.35) / wave) * 6.283 + bend * 3.1) * (0.6 + 0.4 * noise(x / (wave * 14) + 5, z / (wave * 14)))
  );
}
