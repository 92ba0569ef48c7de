import { camel } from '../lib/camel.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { crestDune, duneField, join, ripples } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { sample } from '../lib/path.ts';
import { paintSky, sunDisc } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const SUN = { x: 1640, y: 560 };
const CREST = [
  [-1.15, 1.55, 0.02],
  [-0.62, 2.2, 0.2],
  [-0.34, 2.9, 0.36],
  [-0.5, 3.7, 0.52],
  [-0.3, 4.5, 0.7],
  [0.45, 5.0, 0.92],
  [1.5, 5.2, 1.16],
  [2.5, 5.5, 1.5],
  [3.4, 6.2, 1.62],
  [4.6, 7, 1.2],
] as const;
const SECOND = [
  [2.9, 1.5, 0.1],
  [1.9, 2.3, 0.22],
  [1.55, 3.1, 0.34],
  [2.3, 4.1, 0.5],
  [3.6, 5.2, 0.9],
] as const;

function land(): Terrain {
  const noise = makeNoise(41);
  const main = crestDune({ points: CREST, lee: 0.52, wind: 0.3 });
  const spur = crestDune({ points: SECOND, lee: 0.5, wind: 0.3 });
  const lit = makeRamp([
    [0, '#3a1626'],
    [0.22, '#6b2630'],
    [0.42, '#a8432f'],
    [0.62, '#d6703a'],
    [0.82, '#f0a24f'],
    [1, '#ffd08a'],
  ]);
  const haze = rgb('#f0a878');
  return paintTerrain({
    horizon: 760,
    focal: 1700,
    eye: 1.05,
    near: 1.35,
    far: 90,
    steps: 900,
    sun: [0.86, 0.34, 0.36],
    reach: 5,
    height(x, z) {
      const field =
        duneField(noise, x + 2, z, 5.2, 0.5) * 0.75 * smooth(4, 12, z) + fbm(noise, x * 0.3, z * 0.3, 2) * 0.1;
      const far = z > 14 ? duneField(noise, x, z + 7, 16, 0.25) * 2 * smooth(14, 30, z) : 0;
      return join(join(field + far, main(x, z), 0.1), spur(x, z), 0.08);
    },
    shade(g, out) {
      const near = 1 - smooth(1.8, 4.2, g.z);
      const ripple = ripples(noise, g.x, g.z, 0.06) * near;
      const brush = fbm(noise, g.x * 2.2, g.z * 0.9 + g.h * 2, 3);
      const sun = clamp(g.sun * 1.12 + ripple * 0.05 + brush * 0.05);
      const direct = sun * g.open;
      const sky = 0.1 + 0.05 * brush + clamp(0.1 - g.dx * 0.12) + ripple * 0.012;
      lit(clamp(sky + steps(direct, 7, 0.7) * 0.86), out);
      tint(out, haze, 0.78 * (1 - Math.exp(-Math.max(0, g.z - 4) / 22)));
    },
  });
}

function caravan(terrain: Terrain): string {
  const line = sample(CREST, 40).filter((p) => p[1]! > 4.3);
  const dark = { body: '#3b1a1c', far: '#2a1116', shade: '#29101a' };
  const cloths = ['#2f3f96', '#9c3a26', '#c98232', '#7e2a2a', '#35479f'];
  const wraps = ['#b4492b', '#c98232', '#38509f', '#8d3424', '#c06a2c'];
  const rim = { colour: '#ffc878', dx: 2.4, dy: -1.6 };
  let shadows = '';
  let figures = '';
  let rope = '';
  const places: { x: number; y: number; s: number }[] = [];
  for (let i = 0; i < 6; i += 1) {
    const wanted = -0.08 + i * 0.43 + (i === 5 ? -0.1 : 0);
    const p = line.reduce((a, b) => (Math.abs(b[0]! - wanted) < Math.abs(a[0]! - wanted) ? b : a));
    const at = terrain.project(p[0]!, p[1]!);
    places.push({ x: at.x, y: at.y + 2, s: (at.scale * 0.35) / 100 });
  }
  places.forEach((p, i) => {
    const look = {
      ...dark,
      cloth: cloths[i % 5]!,
      robe: i === 1 ? '#7a2c26' : '#2a2350',
      wrap: wraps[i % 5]!,
      carries: i % 3 === 1 ? ('load' as const) : ('rider' as const),
      stride: i * 0.27 + 0.1,
    };
    const guide = {
      coat: '#23306f',
      shade: '#1a1738',
      legs: '#2a1116',
      skin: '#3a1b18',
      wrap: '#b4492b',
      stride: 0.22,
      staff: true,
    };
    const parts = i === 5 ? robed(guide) : camel(look);
    const at = { x: p.x, y: p.y, scale: i === 5 ? p.s * 0.86 : p.s, turn: i === 5 ? 0 : -6 };
    shadows += shadow(parts, { ...at, turn: 0 }, -1.7, 0.95, '#4a1a2a', 0.55);
    figures += stand(parts, at, rim);
    const next = places[i + 1];
    if (next !== undefined) {
      const [hx, hy] = [p.x + 80 * p.s, p.y - 96 * p.s];
      const [tx, ty] = i === 4 ? [next.x + 4, next.y - 56 * next.s] : [next.x - 36 * next.s, next.y - 70 * next.s];
      rope +=
        `<path d="M${r1(hx)} ${r1(hy)}Q${r1((hx + tx) / 2)} ${r1(Math.max(hy, ty) + 16)} ${r1(tx)} ` +
        `${r1(ty)}" stroke="#2a1116" stroke-width="1.8" fill="none"/>`;
    }
  });
  return `<g>${shadows}</g>${rope}${figures}`;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 5,
    bottom: 800,
    stops: [
      [0, '#27305f'],
      [0.25, '#5b4676'],
      [0.48, '#a85d6e'],
      [0.68, '#e0825a'],
      [0.86, '#f6b066'],
      [1, '#fbc883'],
    ],
    glow: { ...SUN, colour: '#ffe2a0', reach: 900, strength: 0.85 },
    clouds: [
      {
        top: 90,
        bottom: 420,
        long: 900,
        tall: 62,
        cover: 0.5,
        soft: 0.14,
        lit: '#f39a6c',
        shade: '#8a4f74',
        alpha: 0.5,
      },
      {
        top: 400,
        bottom: 680,
        long: 1100,
        tall: 34,
        cover: 0.46,
        soft: 0.1,
        lit: '#ffc98a',
        shade: '#d9745a',
        alpha: 0.55,
      },
    ],
  });
  const terrain = land();
  return [sky, { svg: sunDisc(SUN.x, SUN.y, 74, '#fff3cf', '#ffdf9c') }, terrain.layer, { svg: caravan(terrain) }];
}

/** Sunset caravan on the crest of the great dune. */
export const duneCaravan: Scene = {
  key: 'dune-caravan',
  title: 'Caravan on Erg Chebbi',
  alt:
    'Five camels led by a guide in blue follow the crest of a high dune; the low sun lights one face of ' +
    'the sand and leaves the other in deep shadow.',
  caption: 'Erg Chebbi, 6:41 pm in October',
  focal: { x: 56, y: 50 },
  paint,
};
