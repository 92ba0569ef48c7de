import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, lerp, smooth, steps } from '../lib/maths.ts';
import { beamLayer } from '../lib/mist.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { hairpins, makeRoad } from '../lib/road.ts';
import { paintSky } from '../lib/sky.ts';
import { glow } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { coach } from '../lib/vehicles.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(512);
const ROUTE = [
  [-3.2, 2.4, 0.25],
  [-1.6, 3.1, 0.36],
  [0.3, 3.6, 0.5],
  [1.9, 4.3, 0.6],
  [2.5, 5.3, 0.62],
  [1.9, 6.4, 0.66],
  ...hairpins([7.2, 0.75], [14.5, 3.5], 5, 2.3, -1.2),
  [-1.9, 16, 4],
  [-0.6, 18, 4.5],
  [0.6, 20.5, 5.1],
  [0.2, 24, 5.3],
] as const;
const WIDE = 0.14;

/** The mountainside before the road was cut into it. */
function wild(x: number, z: number): number {
  const rise = smooth(4, 24, z) * 5.1 + 0.25 * smooth(2, 5, z);
  const gully = Math.abs(noise(x * 0.3 + 2, z * 0.2)) * 0.7 * smooth(4, 10, z);
  const crags = ridged(noise, x * 0.12 + 4, z * 0.13, 5, 0.48);
  const flank = (Math.abs(x + 0.4) * 0.2) ** 1.5 * smooth(4, 14, z) * 1.05;
  const peaks =
    z > 20
      ? smooth(20, 46, z) *
        (1.4 + 10.5 * ridged(noise, x * 0.06 + 7.3, z * 0.07, 6, 0.48)) *
        (0.5 + 0.5 * smooth(0, 16, Math.abs(x - 1.5)))
      : 0;
  return rise * (0.8 + 0.3 * crags) - gully * 0.6 + flank + fbm(noise, x * 0.8, z * 0.8, 4) * 0.16 + peaks;
}

function land(): Terrain {
  const road = makeRoad(
    ROUTE.map(([x, z]) => [x, z, wild(x, z) + 0.03] as const),
    1.6,
  );
  const near = new Float64Array(2);
  const ground = makeRamp([
    [0, '#1f1f30'],
    [0.22, '#3d3440'],
    [0.42, '#70503f'],
    [0.62, '#ab7646'],
    [0.82, '#e6b066'],
    [1, '#fde2a6'],
  ]);
  const rock = makeRamp([
    [0, '#241f2c'],
    [0.35, '#574246'],
    [0.7, '#9c735c'],
    [1, '#efc896'],
  ]);
  const snow = makeRamp([
    [0, '#4a5a78'],
    [0.5, '#a9b6c6'],
    [1, '#fff4de'],
  ]);
  const tar = makeRamp([
    [0, '#20222c'],
    [0.6, '#6e6a6a'],
    [1, '#c4b6a2'],
  ]);
  const haze = rgb('#8f9aa8');
  return paintTerrain({
    horizon: 690,
    focal: 1700,
    eye: 2.75,
    near: 2.05,
    far: 80,
    steps: 570,
    sun: [0.78, 0.52, -0.3],
    reach: 9,
    blend: true,
    height(x, z) {
      const h = wild(x, z);
      if (z > 25) return h;
      road(x, z, near);
      return near[0]! > 0.5 ? h : lerp(near[1]!, h, smooth(WIDE * 1.4, 0.5, near[0]!));
    },
    shade(g, out) {
      near[0] = 9;
      if (g.z < 25) road(g.x, g.z, near);
      const d = near[0]!;
      const steep = Math.hypot(g.dx, g.dz);
      const brush =
        fbm(noise, g.x * 1.5, g.z * 1.5 + g.h * 2, 4) + 0.3 * noise(g.x * 15, g.z * 11) * (1 - smooth(4, 12, g.z));
      // Sun comes through a break in the storm: a moving patch of light over the middle of the climb.
      const cloud = fbm(noise, g.x * 0.13 + 1.7, g.z * 0.09 + 5.2, 2);
      const patch =
        0.38 +
        0.62 *
          smooth(
            -0.1,
            0.22,
            cloud * 0.75 +
              0.56 * Math.exp(-(((g.z - 8.2) / 5) ** 2) - ((g.x - 0.2) / 3.6) ** 2) -
              0.12 -
              0.3 * smooth(-1.8, -4.4, g.x),
          );
      const light = clamp(0.22 + g.sun * g.open * 0.98 * patch + brush * 0.06);
      const tone = steps(light, 9, 0.85);
      if (steep + brush * 0.5 > 0.95) rock(tone, out);
      else ground(tone, out);
      const cover = smooth(5.4, 8.2, g.h + brush * 2) * smooth(24, 32, g.z) * (1 - smooth(1, 1.5, steep + brush * 0.3));
      if (cover > 0) {
        const [r, gr, b] = [out[0]!, out[1]!, out[2]!];
        snow(tone, out);
        tint(out, [r, gr, b], 1 - steps(cover, 3, 0.5));
      }
      if (d < 0.4) {
        // Edges one pixel soft, at any distance.
        const e = g.z * 0.0024;
        tint(out, rgb('#e9dcc0'), (0.6 * light + 0.08) * smooth(WIDE + 0.045 + e, WIDE + 0.045 - e, d));
        const [r, gr, b] = [out[0]!, out[1]!, out[2]!];
        tar(light, out);
        tint(out, rgb('#f0e4c6'), 0.6 * smooth(0.008 + e, 0.004, d));
        tint(out, [r, gr, b], smooth(WIDE - e, WIDE + e, d));
      }
      tint(out, haze, 0.66 * smooth(9, 52, g.z) + 0.1 * smooth(4, 9, g.z) * (1 - patch));
    },
  });
}

function scrub(terrain: Terrain): string {
  const random = makeRandom(33);
  const road = makeRoad(ROUTE, 2);
  const near = new Float64Array(2);
  const items: { z: number; svg: string }[] = [];
  for (let i = 0; i < 130; i += 1) {
    const z = 2.3 + random.next() ** 1.6 * 6;
    const x = random.range(-0.72, 0.72) * z;
    road(x, z, near);
    if (near[0]! < 0.34) continue;
    const at = terrain.project(x, z);
    const s = at.scale * random.range(0.03, 0.075);
    items.push({
      z,
      svg: foliage(random, at.x, at.y - s * 0.4, s * 1.2, s * 0.7, {
        dark: '#20282a',
        mid: '#454c38',
        lit: '#8f8a54',
        dab: Math.max(3, s * 0.2),
        count: 34,
        sunX: 0.8,
        sunY: -0.6,
      }),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 88,
    bottom: 760,
    stops: [
      [0, '#2b3446'],
      [0.4, '#4c5a6c'],
      [0.75, '#9aa09c'],
      [1, '#e8cf9c'],
    ],
    glow: { x: 1500, y: 600, colour: '#ffe1a4', reach: 620, strength: 0.7 },
    clouds: [
      {
        top: -60,
        bottom: 470,
        long: 620,
        tall: 260,
        cover: 0.78,
        soft: 0.24,
        lit: '#6d7888',
        shade: '#2a3344',
        alpha: 0.85,
      },
      {
        top: 220,
        bottom: 640,
        long: 520,
        tall: 150,
        cover: 0.55,
        soft: 0.16,
        lit: '#f0d7a8',
        shade: '#5a6474',
        alpha: 0.75,
      },
    ],
  });
  const terrain = land();
  const at = terrain.project(0.1, 7.55);
  const place = { x: at.x, y: at.y + 4, scale: (at.scale * 0.25) / 100, turn: -1, facing: 1 as const };
  const bus = coach('#f6efe2', '#b9aa98', '#b4492b');
  const lamp = glow('beam', place.x + 155 * place.scale, place.y - 26 * place.scale, 90, 42, '#ffe9b0', 0.8);
  const rays = beamLayer(
    [
      [1500, 1130, 0.2],
      [1640, 1290, 0.26],
      [1810, 1480, 0.2],
      [1960, 1690, 0.13],
    ].map(([from, to, strength]) => ({ from: from!, to: to!, narrow: 30, wide: 100, strength: strength! })),
    150,
    1100,
    '#ffe8b8',
  );
  return [
    sky,
    terrain.layer,
    { svg: scrub(terrain) },
    { ...rays, blend: 'screen' },
    {
      svg:
        shadow(bus, { ...place, turn: 0 }, -0.9, 0.14, '#14161e', 0.6) +
        stand(bus, place, { colour: '#ffe6b4', dx: 1.6, dy: -1 }),
    },
    { svg: lamp, blend: 'screen' },
  ];
}

/** The high pass road under a breaking storm. */
export const tiziNTichka: Scene = {
  key: 'tizi-n-tichka',
  title: 'Over the Tizi n’Tichka',
  alt:
    'A cream-coloured coach follows the pass road towards hairpins lit by sun through storm cloud, with ' +
    'snow on the High Atlas behind.',
  caption: 'Tizi n’Tichka, 2,260 m, after the rain',
  focal: { x: 52, y: 44 },
  paint,
};
