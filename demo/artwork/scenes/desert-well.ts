import { camel } from '../lib/camel.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { duneField, ripples } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(207);
const WELL = [0.1, 4.9] as const;

function land(): Terrain {
  const clay = makeRamp([
    [0, '#5a3a44'],
    [0.35, '#a06a54'],
    [0.6, '#d49a68'],
    [0.85, '#f2cb92'],
    [1, '#ffe6ba'],
  ]);
  const rock = makeRamp([
    [0, '#5d4468'],
    [0.5, '#a0717a'],
    [1, '#e3ac8c'],
  ]);
  const haze = rgb('#f0c8a4');
  return paintTerrain({
    horizon: 720,
    focal: 1700,
    eye: 1.25,
    near: 1.9,
    far: 110,
    steps: 560,
    sun: [-0.84, 0.36, 0.1],
    reach: 6,
    height(x, z) {
      const plain = 0.02 * fbm(noise, x * 0.9, z * 0.9, 3) + 0.07 * fbm(noise, x * 0.2, z * 0.2, 2);
      const dunes = smooth(9, 16, z) * duneField(noise, x + 4, z, 5, 0.5) * 0.9 * (1 - smooth(50, 70, z));
      // Jebel Bani: one long wall with a flat top, cut by a gap.
      const gap = 1 - 0.85 * Math.exp(-(((x - 17) / 6) ** 2));
      const wall = smooth(78, 84, z + 3 * noise(x * 0.08, 2)) * (7.4 + 1.4 * noise(x * 0.05, 7)) * gap;
      return plain + dunes + wall;
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 1.6, g.z * 1.2 + g.h, 3);
      const light = clamp(0.17 + g.sun * g.open * 1.02 + brush * 0.05);
      if (g.z > 70) {
        const beds = Math.sin(g.h * 3.4) * 0.08;
        rock(steps(clamp(light + beds), 6, 0.6), out);
        tint(out, haze, 0.42);
        return;
      }
      const crack = Math.abs(fbm(noise, g.x * 2.4 + 7, g.z * 2.4, 2));
      const hard = (1 - smooth(8, 12, g.z)) * smooth(0.055, 0.012, crack) * 0.13 * (1 - smooth(4, 8, g.z));
      const ripple = ripples(noise, g.x, g.z, 0.14) * smooth(8, 11, g.z) * (1 - smooth(14, 20, g.z)) * 0.03;
      const gravel = g.z < 8 ? smooth(0.5, 0.56, fbm(noise, g.x * 9, g.z * 7, 2)) * 0.16 : 0;
      clay(steps(clamp(light - hard + ripple - gravel), 8, 0.7), out);
      const well = Math.hypot(g.x - WELL[0], (g.z - WELL[1]) * 1.1);
      tint(out, rgb('#7a4a40'), 0.4 * smooth(1.5, 0.5, well + brush * 0.3));
      tint(out, haze, 0.8 * (1 - Math.exp(-Math.max(0, g.z - 7) / 30)));
    },
  });
}

/** A ring of stone, three poles over it, a wheel and a rope; the trough beside it. */
function well(terrain: Terrain): string {
  const { x, y, scale: s } = terrain.project(...WELL);
  const p = (u: number, v: number): string => `${r1(x + u * s)} ${r1(y - v * s)}`;
  const random = makeRandom(2);
  let stones = '';
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 9; i += 1) {
      const a = Math.PI * ((i + (row % 2) * 0.5 + 0.1) / 9);
      const [u, v] = [-Math.cos(a) * 0.5, 0.06 + row * 0.085 - Math.sin(a) * 0.14];
      const tone = random.pick(i < 5 ? ['#e6b27c', '#d59d6c', '#f0c48e'] : ['#8a5a50', '#7a4c4a', '#9a6858']);
      stones += `<path d="M${p(u - 0.07, v)}h${r1(s * 0.12)}v${r1(-s * 0.07)}h${r1(-s * 0.12)}z" fill="${tone}"/>`;
    }
  }
  const pole = (u: number, lean: number): string => `M${p(u, 0.1)}L${p(lean, 1.42)}`;
  return (
    `<ellipse cx="${r1(x + s * 0.9)}" cy="${r1(y + s * 0.06)}" rx="${r1(s * 1.1)}" ry="${r1(s * 0.1)}" fill="#4a2c38" fill-opacity="0.45"/>` +
    `<path d="M${p(-0.52, 0.36)}V${r1(y + s * 0.02)}Q${r1(x)} ${r1(y + s * 0.24)} ${p(0.52, -0.02)}V${r1(y - s * 0.36)}Z" fill="#a56d55"/>` +
    stones +
    `<ellipse cx="${r1(x)}" cy="${r1(y - s * 0.37)}" rx="${r1(s * 0.54)}" ry="${r1(s * 0.15)}" fill="#f3cf9c"/>` +
    `<ellipse cx="${r1(x)}" cy="${r1(y - s * 0.37)}" rx="${r1(s * 0.4)}" ry="${r1(s * 0.1)}" fill="#2a1a26"/>` +
    `<path d="${pole(-0.55, -0.04)}${pole(0.58, 0.06)}${pole(0.16, 0)}" stroke="#4a2c26" stroke-width="${r1(s * 0.055)}" stroke-linecap="round"/>` +
    `<path d="${pole(-0.56, -0.05)}" stroke="#d99a5e" stroke-width="${r1(s * 0.016)}"/>` +
    `<circle cx="${r1(x)}" cy="${r1(y - s * 1.22)}" r="${r1(s * 0.1)}" fill="none" stroke="#3a2420" stroke-width="${r1(s * 0.035)}"/>` +
    `<path d="M${p(0.1, 1.22)}L${p(0.1, 0.4)}M${p(-0.09, 1.22)}L${p(-0.62, 0.62)}" stroke="#efdcb4" stroke-width="${r1(s * 0.014)}"/>` +
    `<path d="M${p(0.03, 0.52)}h${r1(s * 0.15)}l${r1(-s * 0.02)} ${r1(s * 0.15)}h${r1(-s * 0.11)}z" fill="#2b3550"/>` +
    // The trough, full.
    `<path d="M${p(0.74, 0.04)}L${p(1.96, 0.06)}L${p(2, 0.26)}L${p(0.72, 0.24)}Z" fill="#b57c5c"/>` +
    `<path d="M${p(0.72, 0.24)}L${p(2, 0.26)}L${p(1.92, 0.34)}L${p(0.8, 0.32)}Z" fill="#e6b884"/>` +
    `<path d="M${p(0.8, 0.255)}L${p(1.94, 0.272)}L${p(1.88, 0.32)}L${p(0.86, 0.305)}Z" fill="#5f96a8"/>`
  );
}

function herd(terrain: Terrain): string {
  const coats = [
    ['#c48a55', '#83523a', '#9c683f'],
    ['#e2bd8c', '#a97f58', '#c39a6a'],
    ['#a66c42', '#6e4431', '#834f35'],
    ['#d3a06a', '#8f6141', '#ad7a4e'],
  ] as const;
  const rows = [
    [1.85, 5.25, -1, 0.02, 0],
    [2.75, 5.1, -1, 0.3, 1],
    [3.4, 6.3, -1, 0.12, 2],
    [-2.75, 7.4, 1, 0.4, 3],
  ] as const;
  const items: { z: number; svg: string }[] = rows.map(([x, z, facing, stride, i]) => {
    const [body, far, shade] = coats[i]!;
    const at = terrain.project(x, z);
    const parts = camel({
      body,
      far,
      shade,
      cloth: i % 2 ? '#2541a8' : '#a8342c',
      robe: '#2b3f80',
      wrap: '#e8cf9c',
      carries: i === 0 ? 'none' : 'load',
      stride,
    });
    const place = { x: at.x, y: at.y, scale: (at.scale * 1.12) / 100, facing };
    return {
      z,
      svg: shadow(parts, place, 1.3, 0.1, '#4a2c38', 0.45) + stand(parts, place, { colour: '#ffe6bc', dx: -2, dy: -1 }),
    };
  });
  const lahcen = robed({
    coat: '#2f56b4',
    shade: '#1e3276',
    legs: '#3a2a38',
    skin: '#7a4a38',
    wrap: '#24479c',
    stride: 0.5,
  });
  const guest = hiker({
    coat: '#c24a2d',
    shade: '#742c26',
    legs: '#4a4450',
    skin: '#a5664a',
    wrap: '#f1e2bd',
    stride: 0.5,
  });
  for (const [parts, x, z, facing] of [
    [lahcen, -0.72, 4.75, 1],
    [guest, -1.5, 4.6, 1],
  ] as const) {
    const at = terrain.project(x, z);
    const place = { x: at.x, y: at.y, scale: (at.scale * 0.98) / 100, facing } as const;
    items.push({
      z,
      svg: shadow(parts, place, 1.3, 0.1, '#4a2c38', 0.45) + stand(parts, place, { colour: '#ffe6bc', dx: -2, dy: -1 }),
    });
  }
  items.push({ z: WELL[1], svg: well(terrain) });
  const random = makeRandom(61);
  for (const [x, z, size] of [
    [-3.4, 6.2, 0.8],
    [-4.6, 9, 0.9],
    [5.6, 10, 1],
    [3, 13, 0.8],
    [-1.6, 12.5, 0.7],
  ] as const) {
    const at = terrain.project(x, z);
    const s = at.scale * size;
    const look = { dark: '#5d5a3c', mid: '#8c8a50', lit: '#cfc27a', dab: s * 0.06, count: 190, sunX: -0.8, sunY: -0.6 };
    items.push({
      z,
      svg:
        `<ellipse cx="${r1(at.x + s * 0.5)}" cy="${r1(at.y)}" rx="${r1(s)}" ry="${r1(s * 0.1)}" fill="#4a2c38" fill-opacity="0.35"/>` +
        `<path d="M${r1(at.x)} ${r1(at.y)}L${r1(at.x - s * 0.16)} ${r1(at.y - s * 0.5)}M${r1(at.x)} ${r1(at.y)}L${r1(at.x + s * 0.2)} ${r1(at.y - s * 0.5)}" stroke="#4c332c" stroke-width="${r1(s * 0.06)}"/>` +
        foliage(random, at.x, at.y - s * 0.62, s * 0.72, s * 0.42, look),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 66,
    bottom: 760,
    stops: [
      [0, '#4f86bc'],
      [0.45, '#9fbccf'],
      [0.8, '#f0d8b6'],
      [1, '#fbe0b6'],
    ],
    glow: { x: 140, y: 420, colour: '#ffe6b0', reach: 1000, strength: 0.5 },
    clouds: [
      {
        top: 60,
        bottom: 300,
        long: 900,
        tall: 40,
        cover: 0.38,
        soft: 0.14,
        lit: '#fff4de',
        shade: '#bac6d4',
        alpha: 0.6,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: herd(terrain) }];
}

/** Camels at a well on the way to Erg Chigaga. */
export const desertWell: Scene = {
  key: 'desert-well',
  title: 'The second well',
  alt:
    'Baggage camels wait at a trough beside a stone well with a wheel and a rope; a man in blue draws water, a ' +
    'walker watches, and a long flat mountain closes the plain.',
  caption: 'West of M’hamid, where the camels drink first',
  focal: { x: 50, y: 58 },
  paint,
};
