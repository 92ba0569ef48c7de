import { camel } from '../lib/camel.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { crestDune, duneField, join, ripples } from '../lib/dunes.ts';
import { stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintNight } from '../lib/stars.ts';
import { glow, tent } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { robed, sitter } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const FIRE = [0.05, 6.1] as const;
/** Tents: x, z, width and height in ground units. */
const TENTS = [
  [-2.75, 7.7, 2.3, 0.72],
  [2.75, 7.9, 2.35, 0.74],
  [0.15, 9.4, 2.7, 0.86],
  [-5.4, 9.6, 2.2, 0.7],
  [5.6, 9.8, 2.2, 0.7],
] as const;
const LANTERNS = [
  [-0.8, 3.75],
  [0.9, 4],
  [-0.85, 4.7],
  [1.25, 4.85],
  [-1.45, 5.7],
  [2.15, 5.9],
  [-1.1, 7.2],
  [1.15, 7.9],
] as const;

function land(): Terrain {
  const noise = makeNoise(23);
  const dune = crestDune({
    points: [
      [-9, 16, 0.6],
      [-5, 15, 1.9],
      [-1.5, 17, 3],
      [2, 19, 4.1],
      [5.5, 18, 3.1],
      [9, 20, 2.2],
      [15, 19, 2.6],
    ],
    lee: 0.5,
    wind: 0.36,
  });
  const moon = makeRamp([
    [0, '#0e1230'],
    [0.35, '#1e2450'],
    [0.7, '#3c4377'],
    [1, '#6f76a6'],
  ]);
  const warm = rgb('#ff9a48');
  const haze = rgb('#343a72');
  const lights = [
    [...FIRE, 1.5],
    ...TENTS.map(([x, z]) => [x, z - 0.5, 0.85]),
    ...LANTERNS.map(([x, z]) => [x, z, 0.12]),
  ];
  return paintTerrain({
    horizon: 1010,
    focal: 1900,
    eye: 1.15,
    near: 2.9,
    far: 60,
    steps: 560,
    sun: [-0.8, 0.36, 0.12],
    reach: 6,
    height(x, z) {
      const flat = 0.05 * fbm(noise, x * 0.8, z * 0.8, 3);
      const far = z > 11 ? duneField(noise, x, z, 8, 0.4) * 1.2 * smooth(13, 22, z) : 0;
      return join(flat + far, dune(x, z), 0.3);
    },
    shade(g, out) {
      const ripple = ripples(noise, g.x, g.z, 0.12) * (1 - smooth(5, 12, g.z));
      const light = clamp(0.16 + g.sun * g.open * 0.82 + ripple * 0.035 + 0.05 * fbm(noise, g.x, g.z * 0.6, 3));
      moon(steps(light, 6, 0.8), out);
      tint(out, haze, 0.5 * smooth(14, 60, g.z));
      let fire = 0;
      for (const [x, z, power] of lights) {
        const d = (g.x - x!) ** 2 + (g.z - z!) ** 2;
        fire += (power! * (1 + ripple * 0.22)) / (0.5 + d * 1.6);
      }
      fire = 1 - Math.exp(-fire * 0.55);
      for (let c = 0; c < 3; c += 1) out[c]! += warm[c]! * fire * (c === 2 ? 0.5 : 0.86) * (1 - out[c]! / 300);
    },
  });
}

function people(terrain: Terrain): string {
  const robes = ['#5c2632', '#27306b', '#3b2a3c', '#6d3a26', '#2c3f55', '#4b2440'];
  const wraps = ['#c98a4a', '#3d55b0', '#d9c3a0', '#a8432f', '#d9c3a0', '#c98a4a'];
  const seats = [
    [-0.78, 6.35, 1],
    [-0.5, 6.75, 1],
    [0.62, 6.75, -1],
    [0.92, 6.3, -1],
    [-0.72, 5.62, 1],
    [0.84, 5.55, -1],
  ] as const;
  const drawn: { z: number; svg: string }[] = seats.map(([x, z, facing], i) => {
    const at = terrain.project(x, z);
    const near = z < FIRE[1];
    const parts = sitter({
      coat: near ? '#1b1430' : robes[i]!,
      shade: near ? '#120e24' : '#241226',
      legs: '#1a1020',
      skin: near ? '#2a1820' : '#8a4a30',
      wrap: near ? '#241a3c' : wraps[i]!,
    });
    return {
      z,
      svg: stand(
        parts,
        { x: at.x, y: at.y, scale: (at.scale * 0.86) / 100, facing },
        { colour: '#ffb060', dx: facing * 2.2, dy: -1 },
      ),
    };
  });
  const at = terrain.project(1.72, 7.1);
  const host = robed({
    coat: '#2c3a80',
    shade: '#191d48',
    legs: '#1a1020',
    skin: '#7a4230',
    wrap: '#e0c08a',
    stride: 0.2,
  });
  drawn.push({
    z: 7.1,
    svg: stand(
      host,
      { x: at.x, y: at.y, scale: (at.scale * 0.84) / 100, facing: -1 },
      { colour: '#ffb060', dx: -2, dy: -0.6 },
    ),
  });
  const [fx, fy] = [terrain.project(...FIRE).x, terrain.project(...FIRE).y];
  const flame = (s: number, fill: string): string =>
    `<path d="M${r1(fx - 26 * s)} ${fy}C${r1(fx - 40 * s)} ${r1(fy - 40 * s)} ${r1(fx - 8 * s)} ${r1(fy - 50 * s)} ` +
    `${r1(fx - 4 * s)} ${r1(fy - 100 * s)}C${r1(fx + 14 * s)} ${r1(fy - 74 * s)} ${r1(fx + 8 * s)} ` +
    `${r1(fy - 58 * s)} ${r1(fx + 18 * s)} ${r1(fy - 52 * s)}` +
    `C${r1(fx + 24 * s)} ${r1(fy - 62 * s)} ${r1(fx + 20 * s)} ${r1(fy - 70 * s)} ${r1(fx + 22 * s)} ` +
    `${r1(fy - 76 * s)}C${r1(fx + 44 * s)} ${r1(fy - 40 * s)} ${r1(fx + 40 * s)} ${r1(fy - 10 * s)} ` +
    `${r1(fx + 26 * s)} ${fy}Z" fill="${fill}"/>`;
  drawn.push({
    z: FIRE[1],
    svg:
      `<path d="M${fx - 42} ${fy + 4}l78 -12M${fx + 42} ${fy + 4}l-78 -12" stroke="#2a1210" stroke-width="9" ` +
      `stroke-linecap="round"/>` +
      flame(1, '#e8672a') +
      flame(0.72, '#f9a83c') +
      flame(0.42, '#ffe9b0'),
  });
  return drawn
    .sort((a, b) => b.z - a.z)
    .map((one) => one.svg)
    .join('');
}

function camp(terrain: Terrain): Layer[] {
  const tents = [...TENTS]
    .sort((a, b) => b[1] - a[1])
    .map(([x, z, w, h], i) => {
      const at = terrain.project(x, z);
      return tent(at.x, at.y + 4, w * at.scale, h * at.scale, {
        wool: '#17112a',
        stripe: '#4a3350',
        edge: '#8086b8',
        id: `tent${i}`,
      });
    })
    .join('');
  const look = {
    body: '#1a1330',
    far: '#110c22',
    shade: '#130e26',
    cloth: '#4a2338',
    robe: '#2a2048',
    wrap: '#8a5a3a',
    carries: 'none' as const,
    stride: 0.05,
  };
  const herd = (
    [
      [-4.35, 8.3, 1, 0.05],
      [4.75, 8.7, -1, 0.3],
    ] as const
  )
    .map(([x, z, facing, stride]) => {
      const at = terrain.project(x, z);
      return stand(
        camel({ ...look, stride }),
        { x: at.x, y: at.y, scale: (at.scale * 1) / 100, facing },
        { colour: '#c98a5a', dx: 1.8, dy: -0.8 },
      );
    })
    .join('');
  const lamps = LANTERNS.map(([x, z], i) => {
    const at = terrain.project(x, z);
    const s = at.scale / 100;
    return {
      flesh:
        `<path d="M${r1(at.x - 4 * s)} ${r1(at.y)}h${r1(8 * s)}l${r1(1.4 * s)} ${r1(-9 * s)}l${r1(-3 * s)} ` +
        `${r1(-5 * s)}h${r1(-4.8 * s)}l${r1(-3 * s)} ${r1(5 * s)}z" fill="#ffdf98"/>` +
        `<path d="M${r1(at.x)} ${r1(at.y - 14 * s)}v${r1(14 * s)}M${r1(at.x - 4 * s)} ${r1(at.y)}h${r1(8 * s)}" ` +
        `stroke="#5a2a1a" stroke-width="${r1(s)}"/>`,
      light: glow(`lamp${i}`, at.x, at.y - 6 * s, 62 * s, 50 * s, '#ffb45c', 0.7),
    };
  });
  const fire = terrain.project(...FIRE);
  return [
    { svg: tents + herd + lamps.map((lamp) => lamp.flesh).join('') + people(terrain) },
    {
      svg:
        glow('fire', fire.x, fire.y - 50, 520, 380, '#ff9440', 0.62) +
        lamps.map((lamp) => lamp.light).join('') +
        TENTS.map(([x, z], i) =>
          glow(`in${i}`, terrain.project(x, z).x, terrain.project(x, z).y - 30, 330, 180, '#ff9a48', 0.3),
        ).join(''),
      blend: 'screen',
    },
  ];
}

function paint(): Layer[] {
  const night = paintNight({
    seed: 12,
    bottom: 1060,
    stars: 5200,
    band: { x: 1240, y: 420, angle: -1.02, width: 300 },
    stops: [
      [0, '#0a0e2b'],
      [0.45, '#141b49'],
      [0.75, '#2a2f6a'],
      [0.92, '#544a80'],
      [1, '#7a5f86'],
    ],
  });
  const terrain = land();
  return [night, terrain.layer, ...camp(terrain)];
}

/** Desert camp under the Milky Way. */
export const desertCampNight: Scene = {
  key: 'desert-camp-night',
  title: 'Night at the camp',
  alt:
    'People sit round a fire between low black-wool tents lit from inside; lanterns mark a path in the ' +
    'sand and the Milky Way stands over the dunes.',
  caption: 'The camp at Erg Chigaga, tea after dinner, no moon yet',
  focal: { x: 50, y: 66 },
  paint,
};
