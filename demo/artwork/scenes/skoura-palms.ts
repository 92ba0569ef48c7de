import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { fort } from '../lib/fort.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palm, palmTuft } from '../lib/palm.ts';
import { person, personLook } from '../lib/people.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(318);
const HAZE = '#cdb6c4';

/** Where the water channel runs. */
function channel(z: number): number {
  return -0.5 + Math.sin(z * 0.55 + 0.9) * 0.5 + z * 0.05;
}

function land(): Terrain {
  const field = makeRamp([
    [0, '#24382f'],
    [0.35, '#4b6a38'],
    [0.65, '#8fa044'],
    [0.85, '#cfc463'],
    [1, '#f0dd8c'],
  ]);
  const earth = makeRamp([
    [0, '#5b3436'],
    [0.45, '#a8674a'],
    [0.8, '#dd9f6a'],
    [1, '#f6cf97'],
  ]);
  const rock = makeRamp([
    [0, '#46446e'],
    [0.4, '#7d6682'],
    [0.75, '#c08c80'],
    [1, '#eec09a'],
  ]);
  const snow = makeRamp([
    [0, '#6b7fb6'],
    [0.4, '#a6b4d8'],
    [0.7, '#f3dcd4'],
    [1, '#fff6e4'],
  ]);
  const water = rgb('#a9c4d0');
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 800,
    focal: 1700,
    eye: 1.3,
    near: 1.9,
    far: 95,
    steps: 620,
    sun: [-0.84, 0.36, -0.2],
    reach: 10,
    blend: true,
    height(x, z) {
      const plot = Math.floor((x - channel(z)) * 0.55 + 40) + Math.floor(z * 0.42) * 7;
      const bed = 0.05 * noise(plot * 3.1, plot * 1.7) * (1 - smooth(9, 14, z));
      const ditch = -0.1 * Math.exp(-(((x - channel(z)) / 0.2) ** 4));
      if (z < 24) return bed + ditch + 0.02 * fbm(noise, x * 2, z * 2, 2);
      const crest = ridged(noise, x * 0.042 + 3.3, z * 0.034 + 0.4, 6, 0.48);
      return smooth(24, 34, z) * 0.5 + smooth(40, 78, z) * (3.4 + 12.5 * crest) * (0.84 + 0.3 * noise(x * 0.03, 4));
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 2.4, g.z * 2, 3);
      const light = clamp(0.2 + g.sun * g.open * 0.92 + brush * 0.06);
      if (g.z < 26) {
        const off = Math.abs(g.x - channel(g.z));
        const plot = Math.floor((g.x - channel(g.z)) * 0.55 + 40) + Math.floor(g.z * 0.42) * 7;
        const kind = noise(plot * 3.1, plot * 1.7);
        const rows = Math.sin((kind > 0 ? g.x : g.z) * 34 + brush) * 0.07 * (1 - smooth(4, 9, g.z));
        if (kind > -0.42) field(steps(clamp(light + kind * 0.24 + rows), 7, 0.6), out);
        else earth(steps(clamp(light + rows), 6, 0.6), out);
        if (off < 0.34) earth(steps(clamp(light + 0.06), 6, 0.6), out);
        if (off < 0.17) {
          tint(out, water, 0.92);
          tint(out, [255, 244, 214], 0.5 * smooth(0.1, 0.3, fbm(noise, g.x * 6, g.z * 1.4, 2)));
        }
        tint(out, haze, 0.5 * smooth(7, 26, g.z));
        return;
      }
      const tone = steps(clamp(light * 0.96 + brush * 0.05), 7, 0.55);
      const line = 4.9 + fbm(noise, g.x * 0.2, g.z * 0.2, 3) * 2.4;
      snow(tone, out);
      const [sr, sg, sb] = [out[0]!, out[1]!, out[2]!];
      rock(tone, out);
      const cover = steps(smooth(-0.6, 0.8, g.h - line) * (1 - smooth(1.3, 1.8, Math.hypot(g.dx, g.dz))), 3, 0.4);
      out[0] = out[0]! + (sr - out[0]!) * cover;
      out[1] = out[1]! + (sg - out[1]!) * cover;
      out[2] = out[2]! + (sb - out[2]!) * cover;
      tint(out, haze, 0.3 + 0.5 * smooth(4.5, 0, g.h));
    },
  });
}

function grove(terrain: Terrain): string {
  const random = makeRandom(47);
  const items: { z: number; svg: string }[] = [];
  for (let i = 0; i < 330; i += 1) {
    const z = 6.2 + random.next() ** 1.3 * 19;
    const x = random.range(-0.86, 0.86) * z;
    if (Math.abs(x - channel(z)) < 0.5 || (z < 9.6 && x > -1.1 && x < 4.4) || (z < 8 && Math.abs(x) < 2)) continue;
    const at = terrain.project(x, z);
    const height = at.scale * random.range(0.62, 1.02);
    const far = 0.62 * smooth(6, 24, z);
    const look = {
      trunk: mix('#4a2f2a', HAZE, far),
      trunkLit: mix('#c8874f', HAZE, far),
      dark: mix('#1f3a32', HAZE, far),
      mid: mix('#4f7039', HAZE, far),
      lit: mix('#bcbc55', HAZE, far * 0.9),
    };
    items.push({
      z,
      svg:
        `<ellipse cx="${r1(at.x + height * 0.5)}" cy="${r1(at.y + 2)}" rx="${r1(height * 0.4)}" ` +
        `ry="${r1(height * 0.045)}" fill="#1d2a34" fill-opacity="${r1(0.34 * (1 - far))}"/>` +
        palmTuft(random, at.x, at.y, height, look, -1),
    });
  }
  const at = terrain.project(1.75, 9.7);
  const earth = { lit: '#e39a5f', shade: '#8d4a42', dark: '#46242a', sun: -1 as const };
  items.push({ z: 9.7, svg: fort(random, at.x, at.y + 6, at.scale * 3.1, earth) });
  const walkers = [
    [personLook('#a8342c', '#f0d9b0', 'scarf'), 0.55, 4.35, 1, 0.2],
    [personLook('#2b489c', '#e6c98c', 'straw'), 0.9, 4.5, 1, 0.34],
  ] as const;
  for (const [look, x, z, size, stride] of walkers) {
    const spot = terrain.project(x, z);
    const parts = person({ ...look, carries: size === 1 && stride < 0.3 ? 'bundle' : 'basket' }, stride);
    const place = { x: spot.x, y: spot.y, scale: (spot.scale * 0.42) / 100 };
    items.push({
      z,
      svg:
        shadow(parts, place, 1.5, 0.12, '#1d2a34', 0.42) + stand(parts, place, { colour: '#ffe6b4', dx: -2, dy: -1 }),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function near(): string {
  const random = makeRandom(9);
  const look = {
    trunk: '#3a2422',
    trunkLit: '#d9955a',
    dark: '#14261f',
    mid: '#37562f',
    lit: '#b7b34a',
    dates: '#e0913a',
  };
  return (
    palm(random, 150, 1640, 1010, look, -1) +
    palm(random, 2290, 1660, 820, look, -1) +
    palm(random, 2120, 1640, 560, look, -1)
  );
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 21,
    bottom: 830,
    stops: [
      [0, '#3b74b8'],
      [0.45, '#86abd4'],
      [0.8, '#e2cfd0'],
      [1, '#f6dcc4'],
    ],
    glow: { x: 180, y: 520, colour: '#ffe2b0', reach: 1000, strength: 0.4 },
    clouds: [
      {
        top: 40,
        bottom: 330,
        long: 800,
        tall: 60,
        cover: 0.42,
        soft: 0.14,
        lit: '#fdf1e2',
        shade: '#b9bcd8',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: grove(terrain) + near() }];
}

/** The palm grove of Skoura under the snow of the High Atlas. */
export const skouraPalms: Scene = {
  key: 'skoura-palms',
  title: 'Snow above the palms of Skoura',
  alt:
    'Two people walk through green field plots beside a water channel; behind them stand an earth kasbah with four ' +
    'towers, a palm grove and, across the whole horizon, the snow of the High Atlas.',
  caption: 'Skoura in March: the same water, twice',
  focal: { x: 56, y: 56 },
  paint,
};
