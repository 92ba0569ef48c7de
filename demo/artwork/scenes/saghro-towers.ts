import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mistLayer, smokePatches } from '../lib/mist.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { paintSpires } from '../lib/spires.ts';
import { glow, tent } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed, sitter } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(902);

function land(): Terrain {
  const rock = makeRamp([
    [0, '#2c2350'],
    [0.3, '#5c3a62'],
    [0.55, '#a15a5c'],
    [0.8, '#e0935f'],
    [1, '#ffcf8c'],
  ]);
  const haze = rgb('#d58f86');
  return paintTerrain({
    horizon: 860,
    focal: 1700,
    eye: 1.4,
    near: 2.2,
    far: 60,
    steps: 520,
    sun: [0.84, 0.3, 0.1],
    reach: 9,
    blend: true,
    height(x, z) {
      const rough = 0.16 * fbm(noise, x * 0.7, z * 0.7, 4) + smooth(2.4, 5, Math.abs(x)) * 0.24 * (1 + noise(x, z));
      const far = smooth(15, 34, z) * (0.5 + 4.4 * ridged(noise, x * 0.09 + 4, z * 0.08, 5, 0.5));
      return rough + far - 0.1;
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 1.8, g.z * 1.4 + g.h, 3);
      const light = clamp(0.14 + g.sun * g.open * 1.1 + brush * 0.07);
      const stones = g.z < 9 ? smooth(0.4, 0.5, fbm(noise, g.x * 7, g.z * 5, 2)) * 0.14 : 0;
      rock(steps(clamp(light - stones), 8, 0.6), out);
      const bush = smooth(0.42, 0.5, fbm(noise, g.x * 3.3 + 5, g.z * 2.6, 3));
      tint(out, rgb('#5b5a48'), bush * 0.6 * (1 - smooth(9, 16, g.z)));
      tint(out, haze, 0.62 * smooth(8, 44, g.z));
    },
  });
}

function camp(terrain: Terrain): string {
  const items: { z: number; svg: string }[] = [];
  for (const [x, z, w, h, id] of [
    [-1.9, 5.6, 1.7, 0.72, 'a'],
    [-0.1, 6.5, 1.5, 0.62, 'b'],
    [-3.3, 6.9, 1.5, 0.62, 'c'],
  ] as const) {
    const at = terrain.project(x, z);
    items.push({
      z,
      svg: tent(at.x, at.y + 4, w * at.scale, h * at.scale, {
        wool: '#3a2444',
        stripe: '#6a4560',
        edge: '#f0a66c',
        id: `saghro${id}`,
      }),
    });
  }
  const pack = (coat: string): ReturnType<typeof mule> =>
    mule({
      body: coat,
      far: '#33222e',
      shade: '#3f2a34',
      muzzle: '#b59a86',
      pack: '#b4492b',
      packShade: '#7a2c26',
      stride: 0.02,
    });
  const man = robed({
    coat: '#705046',
    shade: '#402c34',
    legs: '#2c2730',
    skin: '#7a4a38',
    wrap: '#efdcb4',
    stride: 0.3,
  });
  const guest = hiker({
    coat: '#2b6f8a',
    shade: '#1d3c58',
    legs: '#3a3448',
    skin: '#a5664a',
    wrap: '#e8a33d',
    stride: 0.2,
    staff: true,
  });
  const rest = sitter({ coat: '#c8502c', shade: '#74302a', legs: '#33304a', skin: '#9a5b40', wrap: '#f0e0c0' });
  for (const [parts, x, z, size, facing] of [
    [pack('#5b4038'), 1.5, 5.4, 0.72, -1],
    [pack('#7a5c48'), 2.5, 5.9, 0.72, -1],
    [man, 0.86, 5.2, 0.86, 1],
    [guest, 2.35, 4.3, 0.86, -1],
    [rest, -1.1, 4.7, 0.86, 1],
    [rest, 0.02, 4.85, 0.84, -1],
  ] as const) {
    const at = terrain.project(x, z);
    const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100, facing } as const;
    items.push({
      z,
      svg: shadow(parts, place, -1.7, 0.1, '#2a1a40', 0.5) + stand(parts, place, { colour: '#ffcf94', dx: 2, dy: -1 }),
    });
  }
  const fire = terrain.project(-0.5, 4.75);
  const s = fire.scale / 100;
  items.push({
    z: 4.72,
    svg:
      `<path d="M${r1(fire.x - 12 * s)} ${r1(fire.y)}q${r1(2 * s)} ${r1(-18 * s)} ${r1(10 * s)} ${r1(-30 * s)}` +
      `q${r1(2 * s)} ${r1(12 * s)} ${r1(8 * s)} ${r1(14 * s)}q${r1(6 * s)} ${r1(8 * s)} ${r1(2 * s)} ${r1(16 * s)}z" fill="#f4903a"/>` +
      `<path d="M${r1(fire.x - 6 * s)} ${r1(fire.y)}q${r1(2 * s)} ${r1(-10 * s)} ${r1(6 * s)} ${r1(-17 * s)}q${r1(4 * s)} ${r1(8 * s)} ${r1(5 * s)} ${r1(17 * s)}z" fill="#ffe6a6"/>`,
  });
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 51,
    bottom: 900,
    stops: [
      [0, '#2f3f8a'],
      [0.35, '#7a64a4'],
      [0.65, '#d98a94'],
      [0.9, '#ffbe8a'],
      [1, '#ffd79c'],
    ],
    glow: { x: 2300, y: 700, colour: '#ffd08a', reach: 1100, strength: 0.6 },
    clouds: [
      {
        top: 60,
        bottom: 420,
        long: 900,
        tall: 56,
        cover: 0.48,
        soft: 0.13,
        lit: '#ffb596',
        shade: '#6f5f9c',
        alpha: 0.66,
      },
    ],
  });
  const stops = [
    [0, '#2d2254'],
    [0.3, '#6a3a62'],
    [0.52, '#ad5a56'],
    [0.76, '#ec9a5c'],
    [1, '#ffdc98'],
  ] as const;
  const back = paintSpires(
    [
      [330, 1010, 610, 150, 0.4],
      [2050, 1010, 560, 190, 0.45],
      [1830, 1010, 700, 130, 0.3],
      [640, 1010, 720, 120, 0.4],
    ],
    { seed: 17, stops, haze: '#dd9a92', veil: 0.34, sun: 1 },
  );
  const front = paintSpires(
    [
      [1190, 1050, 560, 120, 0.35],
      [980, 1070, 270, 200, 0.42],
      [1490, 1070, 180, 240, 0.4],
      [1300, 1075, 760, 110, 0.3],
      [1720, 1075, 740, 130, 0.4],
    ],
    { seed: 23, stops, haze: '#c98084', veil: 0.06, sun: 1 },
  );
  const terrain = land();
  const fire = terrain.project(-0.5, 4.75);
  const random = makeRandom(14);
  let stars = '';
  for (let i = 0; i < 40; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.7 * 420)}" r="${r1(random.range(1, 2.4))}" fill="#fff3e0" fill-opacity="0.6"/>`;
  return [
    sky,
    { svg: stars },
    back,
    front,
    terrain.layer,
    mistLayer(smokePatches(fire.x, fire.y - 60, 300, 90), '#e8cfd4'),
    { svg: camp(terrain) },
    { svg: glow('fire', fire.x, fire.y - 30, 420, 240, '#ff9a48', 0.5), blend: 'screen' },
  ];
}

/** Camp below the towers of Bab n'Ali. */
export const saghroTowers: Scene = {
  key: 'saghro-towers',
  title: 'Evening at Bab n’Ali',
  alt:
    'Two great towers of volcanic rock glow orange in the last sun; below them stand three tents, two laden mules ' +
    'and walkers round a small fire.',
  caption: 'Jebel Saghro in January, the twenty minutes that matter',
  focal: { x: 54, y: 52 },
  paint,
};
