import type { Layer, Scene } from '../types.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { craterField } from '../lib/craters.ts';
import type { Crater, CraterGround } from '../lib/craters.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palm } from '../lib/palm.ts';
import { sample } from '../lib/path.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { paintTerrain } from '../lib/terrain.ts';
import type { Terrain } from '../lib/terrain.ts';
import { robed } from '../lib/walker.ts';
import { pairs } from '../lib/points.ts';

const noise = makeNoise(311);
const MAIN = pairs('-8.4 9.2, -5.2 10.9, -2.1 12.6, 0.5 15.4, 1.5 19.6, 1.1 25, 1.5 31, 3.2 36.5, 5.2 42');
const SECOND = pairs('17 19, 14 22.6, 11.8 27.4, 10.2 33, 8.8 40');
const THIRD = pairs('-20 28, -13.5 31, -7.6 34.6, -2.4 39, 1.6 44');
const OASIS = { x: 5.4, z: 46.5 };

/** Shafts set at even paces along a line. */
function shafts(line: readonly (readonly [number, number])[], pace: number, size: number, seed: number): Crater[] {
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

/** 0–1: how far the oasis covers a place. */
function watered(x: number, z: number): number {
  const d = Math.hypot((x - OASIS.x) / 16, (z - OASIS.z) / 9) + noise(x * 0.2, z * 0.34) * 0.2;
  return smooth(1.02, 0.92, d);
}

function land(): Terrain {
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
    steps: 540,
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

function oasis(terrain: Terrain): string {
  const random = makeRandom(14);
  const items: { x: number; z: number; kind: number }[] = [];
  for (let i = 0; i < 600 && items.length < 190; i += 1) {
    const [x, z] = [OASIS.x + random.range(-16, 16), OASIS.z + random.range(-9, 9)];
    const near = clamp((52 - z) / 14);
    if (watered(x, z) < 0.4 || random.next() < 1.2 * near) continue;
    const village = Math.hypot(x - 2.2, (z - 44) * 1.2) < 3.4;
    items.push({ x, z, kind: village ? 2 : random.next() < 0.62 ? 0 : 1 });
  }
  items.sort((a, b) => b.z - a.z);
  let svg = '';
  for (const item of items) {
    const at = terrain.project(item.x, item.z);
    const far = clamp((item.z - 38) / 18) * 0.5 + 0.1;
    const hue = (colour: string): string => mix(colour, '#d99a7c', far);
    const s = at.scale;
    if (item.kind === 2) {
      const look = { lit: hue('#e0925a'), shade: hue('#7c3d3c'), dark: hue('#4a2030'), sun: -1 as const };
      const tower = random.next() < 0.34;
      const width = s * random.range(0.9, 1.5) * (tower ? 0.7 : 1);
      svg += earthHouse(
        random,
        { x: at.x, y: at.y, width, height: s * (tower ? 1.9 : random.range(0.8, 1.2)), turn: 0.36, tower },
        look,
      );
      continue;
    }
    svg += `<path d="M${at.x.toFixed(1)} ${at.y.toFixed(1)}l${(s * 2.6).toFixed(1)} ${(s * 0.1).toFixed(1)}"
      stroke="#2b2436" stroke-width="${(s * 0.3).toFixed(1)}" stroke-opacity="0.34" stroke-linecap="round"/>`;
    if (item.kind === 1) {
      svg += foliage(random, at.x, at.y - s * 0.2, s * random.range(0.6, 1.1), s * random.range(0.35, 0.55), {
        dark: hue('#22382d'),
        mid: hue('#40582f'),
        lit: hue('#a39a45'),
        dab: s * 0.1,
        count: 46,
        sunX: -0.95,
        sunY: -0.3,
      });
    } else {
      svg += palm(
        random,
        at.x,
        at.y,
        s * random.range(1.5, 2.3),
        {
          trunk: hue('#4d3030'),
          trunkLit: hue('#c98a5a'),
          dark: hue('#1e3630'),
          mid: hue('#3c5831'),
          lit: hue('#b0a348'),
        },
        -1,
      );
    }
  }
  return svg;
}

function walkers(terrain: Terrain): string {
  const rim = { colour: '#ffe0a4', dx: -2.2, dy: -1 };
  const pack = mule({
    body: '#4c2f33',
    far: '#2c1a26',
    shade: '#371f2b',
    muzzle: '#a98a74',
    pack: '#b4492b',
    packShade: '#7d2f24',
    stride: 0.15,
  });
  const man = (coat: string, wrap: string, stride: number) =>
    robed({
      coat,
      shade: mix(coat, '#3a1c34', 0.55),
      legs: '#2c1a26',
      skin: '#5a3028',
      wrap,
      stride,
      staff: stride < 0.3,
    });
  const cast = [
    { parts: pack, x: 2.9, z: 13.7, high: 0.0066 },
    { parts: man('#efe3cc', '#2541a8', 0.2), x: 3.42, z: 13.8, high: 0.0076 },
    { parts: man('#2541a8', '#f3dcae', 0.62), x: 2.22, z: 13.6, high: 0.0074 },
  ];
  return cast
    .map(({ parts, x, z, high }) => {
      const at = terrain.project(x, z);
      const placing = { x: at.x, y: at.y, scale: at.scale * high };
      return shadow(parts, placing, 2.6, 0.3, '#3d1c34', 0.62) + stand(parts, placing, rim);
    })
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 23,
    bottom: 560,
    stops: [
      [0, '#33508f'],
      [0.3, '#6d7bb0'],
      [0.55, '#c795a5'],
      [0.78, '#f3b48f'],
      [1, '#ffd7a0'],
    ],
    glow: { x: -100, y: 430, colour: '#ffdc98', reach: 1300, strength: 0.8 },
    clouds: [
      {
        top: 30,
        bottom: 300,
        long: 820,
        tall: 60,
        cover: 0.5,
        soft: 0.14,
        lit: '#ffd0a4',
        shade: '#8d7cad',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: oasis(terrain) + walkers(terrain) }];
}

/** The brand's own picture: a line of khettara wells crossing the plain to its oasis. */
export const khettaraWells: Scene = {
  key: 'khettara-wells',
  title: 'The khettara of Jorf',
  alt:
    `A line of crater-like well mounds crosses a stony plain in low evening light towards a green palm oasis, with
      snow on ` + 'the Atlas behind; two people and a pack mule walk beside it.',
  caption: 'A khettara near Jorf: every mound is a well, and under them runs the water',
  focal: { x: 52, y: 55 },
  paint,
};
