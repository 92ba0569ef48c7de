import { makeRamp, rgb, tint } from '../../lib/colour.ts';
import type { Crater, CraterGround } from '../../lib/craters.ts';
import { craterField } from '../../lib/craters.ts';
import { clamp, smooth, steps } from '../../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../../lib/noise.ts';
import { sample } from '../../lib/path.ts';
import { pairs } from '../../lib/points.ts';
import { makeRandom } from '../../lib/random.ts';
import type { Terrain } from '../../lib/terrain.ts';
import { paintTerrain } from '../../lib/terrain.ts';

export const noise = makeNoise(311);

const MAIN = pairs('-8.4 9.2, -5.2 10.9, -2.1 12.6, 0.5 15.4, 1.5 19.6, 1.1 25, 1.5 31, 3.2 36.5, 5.2 42');

const SECOND = pairs('17 19, 14 22.6, 11.8 27.4, 10.2 33, 8.8 40');

const THIRD = pairs('-20 28, -13.5 31, -7.6 34.6, -2.4 39, 1.6 44');

export const OASIS = { x: 5.4, z: 46.5 };

/** Shafts set at even paces along a line. */
export function shafts(
  line: readonly (readonly [number, number])[],
  pace: number,
  size: number,
  seed: number,
): Crater[] {
  const random = makeRandom(seed);
  const out: Crater[] = [];
  let travelled = pace * 0.6;
  let before: number[] | undefined;
  for (const p of sample(line, 60)) {
    if (before !== undefined) travelled += Math.hypot(p[0]! - before[0]!, p[1]! - before[1]!);
    before = p;
    if (travelled < pace) continue;
    travelled = 0;
    const grown = size * random.range(0.84, 1.14);
    out.push({ x: p[0]! + random.range(-0.08, 0.08), z: p[1]!, radius: 0.56 * grown, height: 0.3 * grown });
  }
  return out;
}

/** Cover of the oasis at a point, 0–1. */
export function watered(x: number, z: number): number {
  const d = Math.hypot((x - OASIS.x) / 16, (z - OASIS.z) / 9) + noise(x * 0.2, z * 0.34) * 0.2;
  return smooth(1.02, 0.92, d);
}

export function land(): Terrain {
  const field = craterField(
    [...shafts(MAIN, 2.05, 1.14, 1), ...shafts(SECOND, 2.1, 0.98, 2), ...shafts(THIRD, 2.3, 0.98, 3)],
    noise,
  );
  const spot: CraterGround = { h: 0, spoil: 0, shaft: 0 };
  const plain = makeRamp([
    [0, '#3d1c34'],
    [0.2, '#69303f'],
    [0.42, '#a8523d'],
    [0.66, '#d9854a'],
    [0.86, '#f0b169'],
    [1, '#ffd494'],
  ]);
  const rock = makeRamp([
    [0, '#3a2f5e'],
    [0.3, '#6a4669'],
    [0.55, '#a9625f'],
    [0.8, '#e59a6c'],
    [1, '#ffcf98'],
  ]);
  const snow = makeRamp([
    [0, '#6f74ab'],
    [0.4, '#a79fc4'],
    [0.7, '#f5c9b4'],
    [1, '#fff3dc'],
  ]);
  const [haze, field1, field2] = [rgb('#eda884'), rgb('#6d7a33'), rgb('#35502f')];
  return paintTerrain({
    horizon: 470,
    focal: 1700,
    eye: 7.4,
    near: 9,
    far: 150,
    steps: 590,
    sun: [-0.9, 0.235, 0.16],
    reach: 6,
    height(x, z) {
      let h = 0.14 * noise(x * 0.11, z * 0.11) + 0.025 * noise(x * 0.7, z * 0.7);
      if (z < 52) {
        field(x, z, spot);
        h += spot.h;
        const wadi = Math.abs(x - 2.6 - z * 0.16 - noise(z * 0.1, 4) * 3) / 0.9;
        if (wadi < 1) h -= 0.042 * (1 - wadi * wadi) ** 2 * smooth(50, 40, z);
      } else {
        const foot = smooth(54, 72, z);
        const high = smooth(76, 112, z);
        h += foot * 2 * ridged(noise, x * 0.06, z * 0.07, 3);
        h += high * (6.5 + 16 * ridged(noise, x * 0.017 + 3.3, z * 0.02, 6)) * (0.82 + 0.3 * noise(x * 0.016 + 2, 8));
      }
      return h;
    },
    shade(g, out) {
      const direct = g.sun * g.open;
      if (g.z > 60) {
        const light = clamp(0.1 + direct * 1.25 + 0.05 * fbm(noise, g.x * 0.4, g.h, 2));
        const line = g.h - 12.4 - 1.8 * fbm(noise, g.x * 0.15, g.z * 0.15, 3) + direct;
        const white = g.z > 76 && line > 0;
        (white ? snow : rock)(steps(light, 7, 0.7), out);
        tint(out, haze, (white ? 0.16 : 0.3) + 0.42 * smooth(9, 1.5, g.h));
        return;
      }
      field(g.x, g.z, spot);
      const brush = fbm(noise, g.x * 1.3, g.z * 0.8, 2);
      const pebbles = noise(g.x * 9, g.z * 7);
      const stones = (pebbles + (pebbles < -0.52 ? -3.4 : 0)) * smooth(24, 9, g.z);
      const light = 0.13 + direct * 2.05 + 0.035 * brush + stones * 0.035 + spot.spoil * 0.07 * g.open;
      plain(steps(clamp(light), 8, 0.75), out);
      const green = watered(g.x, g.z);
      if (green > 0) {
        // Small walled plots: barley, alfalfa, bare earth.
        const plot = Math.sin(Math.floor(g.x / 1.5 + g.z * 0.05) * 12.9 + Math.floor(g.z / 1.3) * 78.2);
        tint(out, plot > 0.1 ? field1 : field2, green * (plot < -0.8 ? 0.3 : 0.82));
      }
      if (spot.shaft > 0) tint(out, [28, 12, 24], spot.shaft * 0.92);
      tint(out, haze, 0.6 * (1 - Math.exp(-Math.max(0, g.z - 9) / 46)));
    },
  });
}
