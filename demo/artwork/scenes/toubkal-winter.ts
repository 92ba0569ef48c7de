import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { crestDune, join } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(207);

/** Where the mule track runs, from the foreground into the valley. */
function track(z: number): number {
  return 0.15 + Math.sin(z * 1.05 - 2.6) * 0.62 * smooth(2, 4.5, z) + (z - 4) * 0.1;
}

function land(): Terrain {
  const snow = makeRamp([
    [0, '#2f4880'],
    [0.28, '#5d7bb4'],
    [0.5, '#9db4d8'],
    [0.68, '#e3dde2'],
    [0.84, '#fdf1dc'],
    [1, '#fffaf0'],
  ]);
  const rock = makeRamp([
    [0, '#232c4c'],
    [0.4, '#4f4a60'],
    [0.75, '#96786a'],
    [1, '#d9b48c'],
  ]);
  const haze = rgb('#a9c3e2');
  const path = rgb('#8a8198');
  const massif = crestDune({
    points: [
      [-26, 44, 2],
      [-17, 40, 7.2],
      [-11.5, 42, 6.2],
      [-5, 39, 9.6],
      [1.5, 41, 13.4],
      [4.6, 40, 11.2],
      [9, 43, 9.4],
      [14, 40, 10.4],
      [20, 44, 6.5],
      [30, 42, 5],
    ],
    lee: 0.72,
    wind: 0.66,
  });
  const spurA = crestDune({
    points: [
      [1.5, 41, 13.2],
      [0.2, 34, 9],
      [-1.8, 28, 5.4],
      [-1.2, 22, 2.6],
      [-3, 17, 0.6],
    ],
    lee: 0.8,
    wind: 0.7,
  });
  const spurB = crestDune({
    points: [
      [14, 40, 10.2],
      [10.5, 33, 7],
      [10.8, 26, 4.6],
      [7.5, 20, 2.2],
      [7, 15, 0.6],
    ],
    lee: 0.8,
    wind: 0.7,
  });
  const spurC = crestDune({
    points: [
      [-11.5, 42, 6],
      [-10, 34, 4.6],
      [-11.5, 27, 3.2],
      [-8.5, 20, 1.6],
      [-8, 14, 0.2],
    ],
    lee: 0.8,
    wind: 0.7,
  });
  return paintTerrain({
    horizon: 850,
    focal: 1750,
    eye: 1.15,
    near: 2.2,
    far: 62,
    steps: 640,
    sun: [0.82, 0.5, -0.16],
    reach: 14,
    blend: true,
    height(x, z) {
      const base =
        0.11 * fbm(noise, x * 0.7, z * 0.7, 4) + 0.035 * (x - track(z)) ** 2 * (1 - smooth(5, 14, z)) + 0.015 * z;
      if (z < 11) return base - 0.05 * Math.exp(-(((x - track(z)) / 0.16) ** 2));
      const wx = x + noise(x * 0.16, z * 0.16) * 1.7;
      const wz = z + noise(x * 0.16 + 9, z * 0.16) * 1.7;
      const rough = ridged(noise, x * 0.15, z * 0.13, 5, 0.47);
      const bulk = Math.max(massif(wx, wz), spurA(wx, wz), spurB(wx, wz), spurC(wx, wz));
      return join(base, bulk + (rough - 0.5) * (1 + Math.max(0, bulk) * 0.24) * smooth(11, 17, z), 0.5);
    },
    shade(g, out) {
      const steep = Math.hypot(g.dx, g.dz);
      const brush = fbm(noise, g.x * 1.4, g.z * 1.1 + g.h, 3);
      const light = clamp(0.2 + g.sun * g.open * 0.86 - (1 - g.open) * 0.06 + brush * 0.06);
      const bare = smooth(1.22, 1.6, steep + brush * 0.5 - smooth(3, 12, g.h) * 0.1) * smooth(9, 15, g.z);
      const stones = g.z < 12 ? smooth(0.44, 0.48, fbm(noise, g.x * 3.1 + 7, g.z * 2.2, 3)) * 0.8 : 0;
      const tone = steps(light, 8, 0.5);
      snow(tone, out);
      const [sr, sg, sb] = [out[0]!, out[1]!, out[2]!];
      rock(tone * 0.94, out);
      const c = 1 - steps(Math.max(bare, stones), 2, 0.4);
      out[0] = out[0]! + (sr - out[0]!) * c;
      out[1] = out[1]! + (sg - out[1]!) * c;
      out[2] = out[2]! + (sb - out[2]!) * c;
      if (g.z < 12) tint(out, path, 0.55 * smooth(0.15, 0.09, Math.abs(g.x - track(g.z)) + brush * 0.05));
      tint(out, haze, 0.5 * smooth(12, 46, g.z) * (1 - smooth(2, 12, g.h) * 0.72));
    },
  });
}

function party(terrain: Terrain): string {
  const guest = hiker({
    coat: '#c8502c',
    shade: '#6d2a2a',
    legs: '#2c3350',
    skin: '#9a5b40',
    wrap: '#e8a33d',
    stride: 0.22,
    staff: true,
  });
  const pack = mule({
    body: '#4a342f',
    far: '#30252b',
    shade: '#3a292d',
    muzzle: '#b59a86',
    pack: '#2541a8',
    packShade: '#182a6c',
    stride: 0.16,
  });
  const guide = robed({
    coat: '#7a5a40',
    shade: '#4c3733',
    legs: '#2c2730',
    skin: '#7a4a38',
    wrap: '#efe3cc',
    stride: 0.25,
    staff: true,
  });
  const rows = [
    [guide, 0.62, 4.75, 0.36],
    [pack, 0.34, 4.6, 0.3],
    [guest, -0.04, 4.45, 0.36],
  ] as const;
  return rows
    .map(([parts, x, z, size]) => {
      const at = terrain.project(x, z);
      const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100 };
      return (
        shadow(parts, place, -1.7, 0.22, '#4a68a6', 0.75) + stand(parts, place, { colour: '#fff2d6', dx: 2.4, dy: -1 })
      );
    })
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 15,
    bottom: 900,
    stops: [
      [0, '#1f4f9c'],
      [0.4, '#4d86c6'],
      [0.8, '#b4d2e6'],
      [1, '#e6ecec'],
    ],
    glow: { x: 2300, y: 200, colour: '#fff1cf', reach: 1000, strength: 0.4 },
    clouds: [
      {
        top: 60,
        bottom: 520,
        long: 820,
        tall: 90,
        cover: 0.42,
        soft: 0.15,
        lit: '#fdf8ee',
        shade: '#bcd0e6',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: party(terrain) }];
}

/** The snow massif of Toubkal with a small party on the track. */
export const toubkalWinter: Scene = {
  key: 'toubkal-winter',
  title: 'Toubkal in winter',
  alt:
    'A walker, a laden mule and a guide follow a snow track towards the sunlit ridges and blue shadows ' +
    'of the Toubkal massif.',
  caption: 'Below the Toubkal refuge, nine in the morning, late February',
  focal: { x: 52, y: 52 },
  paint,
};
