import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { glow } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(744);
const TENTS = [
  [-1.1, 8.4, 1.5],
  [0.85, 9.2, 1.5],
  [2.7, 8.7, 1.5],
  [-2.9, 9.6, 1.5],
  [4.7, 9.8, 1.5],
] as const;

function land(): Terrain {
  const stone = makeRamp([
    [0, '#33305c'],
    [0.3, '#6d5674'],
    [0.55, '#aa8078'],
    [0.8, '#dfae86'],
    [1, '#ffdba4'],
  ]);
  const rock = makeRamp([
    [0, '#3f4482'],
    [0.5, '#7f6f9c'],
    [1, '#d99c94'],
  ]);
  const snow = makeRamp([
    [0, '#6272b4'],
    [0.4, '#a99cc8'],
    [0.7, '#f5bfb0'],
    [1, '#ffe4c4'],
  ]);
  const haze = rgb('#cba0b0');
  return paintTerrain({
    horizon: 800,
    focal: 1700,
    eye: 1.7,
    near: 2,
    far: 110,
    steps: 600,
    sun: [-0.86, 0.26, 0.06],
    reach: 12,
    blend: true,
    height(x, z) {
      const roll = (0.46 * noise(x * 0.22 + 3, z * 0.16) + 0.1 * fbm(noise, x * 0.8, z * 0.8, 3)) * smooth(2, 6, z);
      const level = roll * (0.3 + 0.7 * smooth(1.2, 3, Math.abs(z - 9)));
      const hills = smooth(14, 26, z) * (1 + noise(x * 0.1, z * 0.08)) * 0.8;
      const range =
        smooth(56, 92, z) *
        (5.5 + 15 * ridged(noise, x * 0.03 + 6, z * 0.026, 6, 0.49)) *
        (0.86 + 0.3 * noise(x * 0.02, 7));
      return level + hills + range;
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 1.6, g.z * 1.2 + g.h, 3);
      const light = clamp(0.16 + g.sun * g.open * 1.25 + brush * 0.06);
      if (g.z < 52) {
        const pebbles = g.z < 9 ? smooth(0.36, 0.46, fbm(noise, g.x * 8, g.z * 6, 2)) * 0.12 : 0;
        stone(steps(clamp(light - pebbles), 8, 0.65), out);
        tint(out, haze, 0.6 * smooth(9, 46, g.z));
        return;
      }
      const line = 7 + fbm(noise, g.x * 0.14, g.z * 0.14, 3) * 3;
      const cover = steps(smooth(-0.8, 1, g.h - line), 3, 0.4);
      rock(steps(light, 6, 0.6), out);
      const [r, gg, b] = [out[0]!, out[1]!, out[2]!];
      snow(steps(light, 7, 0.6), out);
      out[0] = r + (out[0]! - r) * cover;
      out[1] = gg + (out[1]! - gg) * cover;
      out[2] = b + (out[2]! - b) * cover;
      tint(out, haze, 0.24 + 0.5 * smooth(6, 0, g.h));
    },
  });
}

/** A white canvas tent with a ridge, its door open on a lamp. */
function canvas(x: number, y: number, w: number, id: string): string {
  const p = (u: number, v: number): string => `${r1(x + u * w)} ${r1(y - v * w)}`;
  return (
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#f0a64e"/><stop offset="1" stop-color="#ffe6a8"/></linearGradient></defs>` +
    `<path d="M${p(-0.5, 0)}L${p(-0.42, 0.3)}L${p(0.1, 0.3)}L${p(0.16, 0)}Z" fill="#b49aa8"/>` +
    `<path d="M${p(0.16, 0)}L${p(0.1, 0.3)}L${p(0.42, 0.3)}L${p(0.5, 0)}Z" fill="#8d7a98"/>` +
    `<path d="M${p(-0.48, 0.28)}L${p(-0.26, 0.62)}L${p(0.28, 0.6)}L${p(0.1, 0.26)}Z" fill="#f3d6bd"/>` +
    `<path d="M${p(0.1, 0.26)}L${p(0.28, 0.6)}L${p(0.47, 0.28)}Z" fill="#c4a0ac"/>` +
    `<path d="M${p(-0.26, 0.62)}L${p(0.28, 0.6)}" stroke="#fff0d8" stroke-width="${r1(w * 0.012)}"/>` +
    `<path d="M${p(-0.26, 0)}L${p(-0.2, 0.27)}L${p(-0.07, 0.27)}L${p(-0.02, 0)}Z" fill="url(#${id})"/>` +
    `<path d="M${p(-0.26, 0)}L${p(-0.2, 0.27)}L${p(-0.16, 0.27)}L${p(-0.2, 0)}Z" fill="#e6c8b4"/>` +
    `<path d="M${p(-0.48, 0.28)}L${p(-0.64, -0.02)}M${p(0.47, 0.28)}L${p(0.62, -0.02)}" stroke="#f6e6d4" stroke-opacity="0.6" stroke-width="2"/>`
  );
}

function people(terrain: Terrain): string {
  const small = (coat: string, wrap: string, stride: number): ReturnType<typeof hiker> =>
    hiker({ coat, shade: '#4a2c48', legs: '#2e3358', skin: '#9a5b48', wrap, stride });
  const rows = [
    [small('#e8a33d', '#f6efe2', 0.22), -0.5, 4.6, 0.54, 1],
    [small('#c8302c', '#2b4a96', 0.3), 0.4, 4.9, 0.42, 1],
    [
      robed({ coat: '#2f56b4', shade: '#1e3276', legs: '#3a2a38', skin: '#7a4a38', wrap: '#f0dfb8', stride: 0.5 }),
      1.5,
      5,
      0.84,
      -1,
    ],
  ] as const;
  return rows
    .map(([parts, x, z, size, facing]) => {
      const at = terrain.project(x, z);
      const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100, facing } as const;
      return (
        shadow(parts, place, 2.2, 0.12, '#332a58', 0.5) + stand(parts, place, { colour: '#ffd7a4', dx: -2, dy: -1 })
      );
    })
    .join('');
}

/** A kite, its line in the hand of the elder child. */
function kite(terrain: Terrain): string {
  const at = terrain.project(-0.5, 4.6);
  const hand = [at.x + at.scale * 0.09, at.y - at.scale * 0.34] as const;
  const [x, y] = [1330, 330];
  let tail = '';
  for (let i = 0; i < 6; i += 1)
    tail += `<path d="M${r1(x - 40 - i * 34 - 12)} ${r1(y + 118 + i * 30 + Math.sin(i * 1.4) * 14)}l24 -10l-2 18l-20 -14z" fill="${['#e8a33d', '#f6efe2', '#2541a8'][i % 3]}"/>`;
  return (
    `<path d="M${r1(hand[0])} ${r1(hand[1])}Q${r1((hand[0] + x) / 2 + 160)} ${r1((hand[1] + y) / 2 + 130)} ${x} ${y}" stroke="#fff0d8" stroke-width="2" fill="none" stroke-opacity="0.8"/>` +
    `<path d="M${x - 30} ${y + 90}Q${x - 110} ${y + 150} ${x - 150} ${y + 200}T${x - 250} ${y + 300}" stroke="#fff0d8" stroke-width="3" fill="none" stroke-opacity="0.8"/>${tail}` +
    `<path d="M${x} ${y - 96}L${x + 74} ${y - 6}L${x - 26} ${y + 96}L${x - 66} ${y - 22}Z" fill="#b4492b"/><path d="M${x} ${y - 96}L${x + 74} ${y - 6}L${x - 10} ${y - 12}Z" fill="#e8a33d"/><path d="M${x - 10} ${y - 12}L${x - 26} ${y + 96}L${x - 66} ${y - 22}Z" fill="#8a2f2a"/>`
  );
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 37,
    bottom: 840,
    stops: [
      [0, '#3a4c9c'],
      [0.4, '#8078b4'],
      [0.7, '#d99aa8'],
      [0.92, '#ffc498'],
      [1, '#ffd6a2'],
    ],
    glow: { x: 60, y: 640, colour: '#ffd29a', reach: 1100, strength: 0.6 },
    clouds: [
      {
        top: 60,
        bottom: 420,
        long: 900,
        tall: 56,
        cover: 0.46,
        soft: 0.13,
        lit: '#ffbfa4',
        shade: '#7a72ac',
        alpha: 0.66,
      },
    ],
  });
  const terrain = land();
  const random = makeRandom(6);
  let stars = '';
  for (let i = 0; i < 34; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.7 * 360)}" r="${r1(random.range(1, 2.4))}" fill="#fff3e0" fill-opacity="0.6"/>`;
  const spots = TENTS.map(([x, z, w]) => ({ ...terrain.project(x, z), w }));
  let tents = '';
  for (const [i, spot] of [...spots.entries()].sort((a, b) => b[1].y - a[1].y).reverse())
    tents += canvas(spot.x, spot.y + 4, spot.w * spot.scale, `agafay${i}`);
  let lamps = '';
  let lights = '';
  for (const [i, [x, z]] of (
    [
      [-0.2, 6.2],
      [0.6, 6.9],
      [-0.1, 7.4],
      [1.6, 7.6],
      [-1.8, 7.8],
    ] as const
  ).entries()) {
    const at = terrain.project(x, z);
    const s = at.scale / 100;
    lamps += `<path d="M${r1(at.x - 4 * s)} ${r1(at.y)}h${r1(8 * s)}v${r1(-12 * s)}h${r1(-8 * s)}z" fill="${mix('#ffdf98', '#ffffff', 0.2)}"/>`;
    lights += glow(`lamp${i}`, at.x, at.y - 6 * s, 80 * s, 46 * s, '#ffb45c', 0.6);
  }
  lights += spots
    .map((spot, i) => glow(`tent${i}`, spot.x - spot.scale * 0.2, spot.y - 24, 210, 110, '#ffb060', 0.4))
    .join('');
  return [
    sky,
    { svg: stars },
    terrain.layer,
    { svg: tents + lamps + people(terrain) + kite(terrain) },
    { svg: lights, blend: 'screen' },
  ];
}

/** Evening in the stone desert, the Atlas behind. */
export const agafayEvening: Scene = {
  key: 'agafay-evening',
  title: 'Evening in Agafay',
  alt:
    'Two children fly a red kite on a stony rise while a man in blue looks on; white tents with lamps stand below ' +
    'and the snow of the High Atlas turns pink across the plain.',
  caption: 'Agafay, an hour from Marrakech, after the wind has dropped to a breeze',
  focal: { x: 48, y: 58 },
  paint,
};
