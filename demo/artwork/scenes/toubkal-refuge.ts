import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { crestDune, join } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mistLayer, smokePatches } from '../lib/mist.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { glow } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(629);

function track(z: number): number {
  return -0.55 + Math.sin(z * 0.9 + 0.6) * 0.42 * smooth(2, 4, z) + smooth(4, 9, z) * 1.2;
}

function land(): Terrain {
  const snow = makeRamp([
    [0, '#2c3f7c'],
    [0.3, '#5a72b2'],
    [0.5, '#93a4d4'],
    [0.68, '#e6c8cc'],
    [0.84, '#ffdfc0'],
    [1, '#fff4de'],
  ]);
  const rock = makeRamp([
    [0, '#222848'],
    [0.4, '#554862'],
    [0.75, '#a8746a'],
    [1, '#eab58a'],
  ]);
  const haze = rgb('#b4b4de');
  const left = crestDune({
    points: [
      [-20, 30, 9],
      [-13, 26, 8.4],
      [-9, 21, 5.2],
      [-6, 15, 2.6],
      [-4.6, 10, 0.6],
    ],
    lee: 0.9,
    wind: 0.85,
  });
  const right = crestDune({
    points: [
      [22, 32, 12],
      [14, 27, 9.6],
      [10, 21, 6.4],
      [7.4, 15, 3.2],
      [5.6, 9.5, 0.8],
    ],
    lee: 0.9,
    wind: 0.85,
  });
  const head = crestDune({
    points: [
      [-16, 50, 9],
      [-8, 46, 12.5],
      [-2, 48, 10.4],
      [3, 45, 14.6],
      [8, 47, 11.2],
      [16, 49, 12],
    ],
    lee: 0.8,
    wind: 0.7,
  });
  return paintTerrain({
    horizon: 900,
    focal: 1700,
    eye: 1.2,
    near: 2.2,
    far: 64,
    steps: 640,
    sun: [0.78, 0.42, -0.34],
    reach: 14,
    blend: true,
    height(x, z) {
      const floor =
        0.1 * fbm(noise, x * 0.6, z * 0.6, 4) + 0.02 * Math.min((x - 0.4) ** 2, 36) * smooth(2, 6, z) + 0.035 * z;
      const cut = -0.06 * Math.exp(-(((x - track(z)) / 0.17) ** 2)) * (1 - smooth(9, 12, z));
      if (z < 8) return floor + cut;
      const wx = x + noise(x * 0.2, z * 0.2) * 1.4;
      const bulk = Math.max(left(wx, z), right(wx, z), head(wx, z));
      const rough = ridged(noise, x * 0.2, z * 0.16, 5, 0.48);
      return join(floor + cut, bulk + (rough - 0.5) * (0.6 + Math.max(0, bulk) * 0.26) * smooth(8, 14, z), 0.5);
    },
    shade(g, out) {
      const steep = Math.hypot(g.dx, g.dz);
      const brush = fbm(noise, g.x * 1.4, g.z * 1.1 + g.h, 3);
      const light = clamp(0.2 + g.sun * g.open * 0.9 + brush * 0.06);
      const bare = smooth(1.15, 1.55, steep + brush * 0.5) * smooth(8, 12, g.z);
      const stones = g.z < 9 ? smooth(0.42, 0.48, fbm(noise, g.x * 2.7 + 2, g.z * 2.4, 3)) * 0.75 : 0;
      const tone = steps(light, 8, 0.5);
      snow(tone, out);
      const [sr, sg, sb] = [out[0]!, out[1]!, out[2]!];
      rock(tone * 0.94, out);
      const c = 1 - steps(Math.max(bare, stones), 2, 0.4);
      out[0] = out[0]! + (sr - out[0]!) * c;
      out[1] = out[1]! + (sg - out[1]!) * c;
      out[2] = out[2]! + (sb - out[2]!) * c;
      if (g.z < 10) tint(out, rgb('#7f88b8'), 0.6 * smooth(0.17, 0.09, Math.abs(g.x - track(g.z)) + brush * 0.04));
      tint(out, haze, 0.44 * smooth(12, 50, g.z) * (1 - smooth(4, 13, g.h) * 0.6));
    },
  });
}

/** The refuge: stone walls, three gables, a porch, snow on everything flat. */
function refuge(terrain: Terrain): { svg: string; chimney: [number, number] } {
  const { x, y, scale: s } = terrain.project(1.05, 8.6);
  const random = makeRandom(5);
  const p = (u: number, v: number): string => `${r1(x + u * s)} ${r1(y - v * s)}`;
  const shape = (points: readonly (readonly [number, number])[], fill: string, alpha = 1): string =>
    `<path d="M${points.map(([u, v]) => p(u, v)).join('L')}Z" fill="${fill}" fill-opacity="${alpha}"/>`;
  let svg = shape(
    [
      [-1.25, -0.06],
      [-1.25, 0.72],
      [1.15, 0.72],
      [1.15, -0.06],
    ],
    '#4f4460',
  );
  // The east gable takes the first sun.
  svg += shape(
    [
      [1.15, -0.06],
      [1.15, 0.72],
      [1.36, 1.04],
      [1.6, 0.7],
      [1.6, -0.02],
    ],
    '#d99a78',
  );
  let stones = '';
  for (let row = 0; row < 9; row += 1) {
    for (let u = -1.22 + (row % 2) * 0.06; u < 1.08; u += random.range(0.1, 0.19)) {
      if (random.next() < 0.45) stones += `M${p(u, row * 0.08)}h${r1(s * 0.09)}v${r1(-s * 0.05)}h${r1(-s * 0.09)}z`;
    }
  }
  svg += `<path d="${stones}" fill="#7a6a82" fill-opacity="0.55"/>`;
  svg += shape(
    [
      [-1.36, 0.68],
      [-1.12, 1.08],
      [1.36, 1.08],
      [1.15, 0.68],
    ],
    '#dfe2f2',
  );
  svg += shape(
    [
      [-1.36, 0.68],
      [1.15, 0.68],
      [1.13, 0.62],
      [-1.34, 0.62],
    ],
    '#8f9bce',
  );
  svg += shape(
    [
      [1.15, 0.68],
      [1.36, 1.08],
      [1.66, 0.7],
      [1.6, 0.66],
      [1.36, 0.98],
      [1.17, 0.62],
    ],
    '#fff1dc',
  );
  for (const u of [-0.95, -0.55, -0.15, 0.62]) {
    svg += shape(
      [
        [u, 0.26],
        [u, 0.5],
        [u + 0.2, 0.5],
        [u + 0.2, 0.26],
      ],
      u === 0.62 ? '#33304e' : '#ffc66a',
    );
    svg += `<path d="M${p(u + 0.1, 0.26)}V${r1(y - 0.5 * s)}M${p(u, 0.38)}h${r1(s * 0.2)}" stroke="#33263c" stroke-width="${r1(s * 0.016)}"/>`;
  }
  svg += shape(
    [
      [0.2, -0.05],
      [0.2, 0.4],
      [0.32, 0.47],
      [0.44, 0.4],
      [0.44, -0.05],
    ],
    '#a8452c',
  );
  svg += shape(
    [
      [-0.62, 1],
      [-0.62, 1.3],
      [-0.46, 1.3],
      [-0.46, 1],
    ],
    '#6d5c76',
  );
  svg += shape(
    [
      [-0.66, 1.29],
      [-0.66, 1.35],
      [-0.42, 1.35],
      [-0.42, 1.29],
    ],
    '#eef0fa',
  );
  // A rope of small flags from the gable to a pole.
  let flags = '';
  const colours = ['#b4492b', '#e8a33d', '#2541a8', '#f6efe2', '#3f7a5a'];
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    const [u, v] = [1.4 + t * 0.95, 1 - t * 0.34 - Math.sin(t * Math.PI) * 0.13];
    flags += `<path d="M${p(u, v)}h${r1(s * 0.07)}l${r1(-s * 0.01)} ${r1(s * 0.09)}h${r1(-s * 0.06)}z" fill="${colours[i % 5]}"/>`;
  }
  svg += `<path d="M${p(2.36, 0)}V${r1(y - 0.74 * s)}" stroke="#4a3448" stroke-width="${r1(s * 0.025)}"/>${flags}`;
  return { svg, chimney: [x - 0.54 * s, y - 1.36 * s] };
}

function party(terrain: Terrain): string {
  const coats = [
    ['#c8502c', '#6d2a2a', '#e8a33d'],
    ['#e8a33d', '#8a5426', '#2541a8'],
    ['#2b7a78', '#1b4450', '#d8442c'],
  ] as const;
  const rows = coats.map(([coat, shade, wrap], i) => ({
    z: 4.1 + i * 0.42,
    size: 0.36,
    parts: hiker({ coat, shade, wrap, legs: '#2c3350', skin: '#9a5b40', stride: 0.18 + i * 0.08, staff: true }),
  }));
  rows.push({
    z: 5.5,
    size: 0.36,
    parts: robed({
      coat: '#5b4a46',
      shade: '#38302f',
      legs: '#2c2730',
      skin: '#7a4a38',
      wrap: '#efe3cc',
      stride: 0.25,
      staff: true,
    }),
  });
  return rows
    .sort((a, b) => b.z - a.z)
    .map(({ parts, size, z }) => {
      const at = terrain.project(track(z), z);
      const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100 };
      return (
        shadow(parts, place, -1.6, 0.16, '#3a4a8c', 0.6) + stand(parts, place, { colour: '#ffe0bc', dx: 2.2, dy: -1 })
      );
    })
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 44,
    bottom: 940,
    stops: [
      [0, '#27468f'],
      [0.4, '#5f7fc0'],
      [0.75, '#c9b4cc'],
      [1, '#ffd8b4'],
    ],
    glow: { x: 2100, y: 260, colour: '#ffd9a0', reach: 1100, strength: 0.5 },
    clouds: [
      {
        top: 60,
        bottom: 420,
        long: 900,
        tall: 60,
        cover: 0.44,
        soft: 0.14,
        lit: '#ffe2cc',
        shade: '#98a4d0',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  const hut = refuge(terrain);
  const { x, y, scale } = terrain.project(1.05, 8.6);
  return [
    sky,
    terrain.layer,
    mistLayer(smokePatches(hut.chimney[0], hut.chimney[1], 300, 150), '#e6dcec'),
    { svg: hut.svg + party(terrain) },
    { svg: glow('hut', x - scale * 0.4, y - scale * 0.3, 320, 170, '#ffb45c', 0.4), blend: 'screen' },
  ];
}

/** The Toubkal refuge at first light. */
export const toubkalRefuge: Scene = {
  key: 'toubkal-refuge',
  title: 'First light at the refuge',
  alt:
    'Three walkers and a guide climb a snow path towards a stone mountain refuge with lit windows ' +
    'and a smoking chimney, under peaks that take the first sun.',
  caption: 'The Toubkal refuge, 3,207 metres, half past seven',
  focal: { x: 56, y: 56 },
  paint,
};
