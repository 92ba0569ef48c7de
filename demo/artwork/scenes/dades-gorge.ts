import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, lerp, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { hairpins, makeRoad } from '../lib/road.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { van } from '../lib/vehicles.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(118);
const ROUTE = [
  [2.6, 2.3, -0.2],
  [1.5, 3.3, -0.1],
  ...hairpins([4.1, 0], [10.6, 2.5], 6, 1.75, 0.3),
  [0.3, 12, 2.7],
  [-0.5, 14.5, 3],
  [0.4, 18, 3.3],
] as const;
const WIDE = 0.125;

function land(): Terrain {
  const road = makeRoad(ROUTE, 1.4);
  const near = new Float64Array(2);
  const rock = makeRamp([
    [0, '#3c1a24'],
    [0.22, '#6e2c2c'],
    [0.42, '#a2452f'],
    [0.62, '#cc6a3d'],
    [0.82, '#eb9a5a'],
    [1, '#ffcf93'],
  ]);
  const haze = rgb('#e8b59a');
  const tar = makeRamp([
    [0, '#33252e'],
    [0.6, '#7a6765'],
    [1, '#b9a08e'],
  ]);
  return paintTerrain({
    horizon: 330,
    focal: 1650,
    eye: 3.5,
    near: 2.5,
    far: 60,
    steps: 900,
    sun: [-0.72, 0.62, -0.12],
    reach: 6,
    blend: true,
    height(x, z) {
      const rise =
        lerp(-0.3, 2.6, smooth(3.2, 11, z)) * 0.55 +
        (2.5 / 6.5) * clamp(z - 4.1, 0, 6.9) * 0.45 +
        0.1 * Math.max(0, z - 11);
      const mid = Math.sin(z * 0.42) * 0.7 * smooth(9, 14, z);
      const bend = noise(x * 0.25, z * 0.3) * 0.9 + noise(x * 0.9, z * 0.9) * 0.28;
      const away = Math.abs(x - mid) + bend - lerp(2.6, 1.9, smooth(4, 12, z)) - smooth(6, 2, z) * 0.9;
      let wall = Math.max(0, away) * 1.5;
      wall = Math.min(wall, 3.1 + noise(x * 0.2 + 5, z * 0.2) * 0.9 + smooth(12, 30, z) * 2.2);
      // Hard beds stand as ledges, soft beds slope.
      const bed = wall / 0.42 + noise(x * 0.5, z * 0.5) * 0.35;
      const step = Math.floor(bed) + smooth(0.45, 1, bed - Math.floor(bed));
      const natural = rise + step * 0.42 * smooth(0, 0.3, away) + fbm(noise, x * 1.1, z * 1.1, 4) * 0.16;
      road(x, z, near);
      if (near[0]! > 0.5) return natural;
      return lerp(near[1]!, natural, smooth(WIDE * 1.35, 0.5, near[0]!));
    },
    shade(g, out) {
      road(g.x, g.z, near);
      const d = near[0]!;
      const brush = fbm(noise, g.x * 2.4, g.z * 2.4 + g.h * 3, 3);
      const light = clamp(0.13 + g.sun * g.open * 0.92 + brush * 0.08);
      const bed = noise(g.h * 4.6 + noise(g.x * 0.4, g.z * 0.4) * 0.6, 3.3) * 0.13 + noise(g.h * 15, g.x * 0.6) * 0.05;
      const grit = noise(g.x * 15, g.z * 15 + g.h * 12) * 0.06 * (1 - smooth(5, 11, g.z));
      rock(steps(clamp(light + bed + grit), 8, 0.55), out);
      if (d < 0.3) {
        // Edges one pixel soft, at any distance.
        const e = g.z * 0.0022;
        tint(out, rgb('#f4dfba'), (0.75 * light + 0.1) * smooth(WIDE + 0.035 + e, WIDE + 0.035 - e, d));
        const [r, gr, b] = [out[0]!, out[1]!, out[2]!];
        tar(light, out);
        if (Math.sin(g.z * 34 + g.x * 16) > 0) tint(out, rgb('#efe0c4'), 0.75 * smooth(0.008 + e, 0.004, d));
        tint(out, [r, gr, b], smooth(WIDE - e, WIDE + e, d));
      }
      tint(out, haze, 0.62 * smooth(9, 40, g.z));
    },
  });
}

function things(terrain: Terrain): string {
  const random = makeRandom(5);
  let svg = '';
  for (let i = 0; i < 70; i += 1) {
    const z = 11 - (i / 70) * 7.6;
    const x = random.range(-2.6, 2.6);
    const near = new Float64Array(2);
    makeRoad(ROUTE, 1.4)(x, z, near);
    if (near[0]! < 0.24) continue;
    const at = terrain.project(x, z);
    const s = at.scale * random.range(0.04, 0.085);
    svg += foliage(random, at.x, at.y - s * 0.5, s, s * 0.7, {
      dark: '#2f2f2b',
      mid: '#5d5f3a',
      lit: '#a39a58',
      dab: s * 0.22,
      count: 26,
      sunX: -0.8,
      sunY: -0.6,
    });
  }
  const at = terrain.project(0.15, 6.52);
  const place = { x: at.x, y: at.y + 4, scale: (at.scale * 0.2) / 100, turn: 5 };
  const bus = van('#f6efe2', '#c9b39c', '#2541a8');
  return svg + shadow(bus, { ...place, turn: 0 }, 0.7, 0.12, '#2a1520', 0.6) + stand(bus, place);
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 44,
    bottom: 420,
    stops: [
      [0, '#4d8fc4'],
      [0.6, '#a9cad6'],
      [1, '#f0dcc0'],
    ],
    clouds: [
      {
        top: 10,
        bottom: 240,
        long: 520,
        tall: 70,
        cover: 0.44,
        soft: 0.14,
        lit: '#fdf1dc',
        shade: '#c3c4cc',
        alpha: 0.75,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: things(terrain) }];
}

/** The hairpins of the Dadès gorge. */
export const dadesGorge: Scene = {
  key: 'dades-gorge',
  title: 'The hairpins of the Dadès',
  alt:
    'A road folds back on itself again and again as it climbs between red stepped cliffs; one small ' +
    'white van is halfway up.',
  caption: 'Tisdrine, upper Dadès: six bends and one van',
  focal: { x: 51, y: 45 },
  paint,
};
