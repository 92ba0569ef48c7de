import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mistLayer, smokePatches } from '../lib/mist.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palm, palmTuft } from '../lib/palm.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(144);
const HAZE = '#e6bfa0';

/** Middle of the oasis at a depth, and half its breadth. */
function ribbon(z: number): { x: number; half: number } {
  return {
    x: -1.1 + Math.sin(z * 0.3 + 0.5) * (0.9 + z * 0.085) + z * 0.03,
    half: 1.35 + 0.35 * Math.sin(z * 0.7) + z * 0.012,
  };
}

function land(): Terrain {
  const rock = makeRamp([
    [0, '#4a2a38'],
    [0.3, '#7f4a47'],
    [0.55, '#b87552'],
    [0.8, '#e2a86f'],
    [1, '#fbd9a2'],
  ]);
  const field = makeRamp([
    [0, '#23362f'],
    [0.4, '#4c6138'],
    [0.75, '#8f9a48'],
    [1, '#d0c66a'],
  ]);
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 520,
    focal: 1650,
    eye: 2.7,
    near: 3.6,
    far: 90,
    steps: 540,
    sun: [0.82, 0.4, 0.08],
    reach: 11,
    blend: true,
    height(x, z) {
      const { x: mid, half } = ribbon(z);
      const off = Math.max(0, Math.abs(x - mid) - half - 0.2);
      const bank = 0.1 * smooth(0, 0.3, off) + off * 0.05 + 0.1 * fbm(noise, x * 0.6, z * 0.6, 3) * smooth(0, 1, off);
      const hills = smooth(1.8, 7.5, off) * (1.1 + 3.4 * ridged(noise, x * 0.11, z * 0.1, 4, 0.42)) * smooth(5, 15, z);
      const far = smooth(34, 54, z) * (2 + 8 * ridged(noise, x * 0.04 + 9, z * 0.04, 5, 0.44));
      const raw = hills + far;
      // Tilted hard beds give the Draa mountains their long stripes.
      const bed = raw / 0.5 + x * 0.1;
      const step = (Math.floor(bed) + smooth(0.3, 0.95, bed - Math.floor(bed)) - x * 0.1) * 0.5;
      return bank + (raw > 0.1 ? step * 0.6 + raw * 0.4 : raw);
    },
    shade(g, out) {
      const { x: mid, half } = ribbon(g.z);
      const off = Math.abs(g.x - mid) - half;
      const brush = fbm(noise, g.x * 1.8, g.z * 1.3 + g.h, 3);
      const light = clamp(0.14 + g.sun * g.open * 0.92 + brush * 0.07);
      if (off < 0.06 + brush * 0.2) {
        const plot = noise(Math.floor(g.x * 2.2), Math.floor(g.z * 1.6)) * 0.2;
        field(steps(clamp(light * 0.8 + plot), 5, 0.6), out);
        if (g.z < 24 && Math.abs(g.x - mid - 0.35 - Math.sin(g.z * 0.9) * 0.4) < 0.11) {
          tint(out, rgb('#a9bcc0'), 0.8);
        }
      } else {
        rock(steps(clamp(light + noise(g.h * 2.2 + g.x * 0.3, 4) * 0.08 * smooth(0.4, 1, g.h)), 7, 0.6), out);
      }
      tint(out, haze, 0.76 * (1 - Math.exp(-Math.max(0, g.z - 6) / 30)));
    },
  });
}

function oasis(terrain: Terrain): string {
  const random = makeRandom(21);
  const items: { z: number; svg: string }[] = [];
  for (let i = 0; i < 560; i += 1) {
    const z = 4.2 + random.next() ** 1.4 * 32;
    const { x: mid, half } = ribbon(z);
    const off = random.gauss() * 0.75;
    if (Math.abs(off) > 1.08) continue;
    const x = mid + off * half;
    if (Math.abs(x - mid - 0.35 - Math.sin(z * 0.9) * 0.4) < 0.2) continue;
    const at = terrain.project(x, z);
    if (at.x < -80 || at.x > 2480) continue;
    const height = at.scale * random.range(0.3, 0.48);
    const far = 0.72 * (1 - Math.exp(-Math.max(0, z - 6) / 26));
    const look = {
      trunk: mix('#4a3028', HAZE, far),
      trunkLit: mix('#b8784a', HAZE, far),
      dark: mix('#1f3a30', HAZE, far),
      mid: mix('#527038', HAZE, far),
      lit: mix('#b9b652', HAZE, far * 0.9),
    };
    const [sx, sy] = [at.x - height * 0.95, at.y + height * 0.09];
    const shade =
      `<path d="M${r1(at.x)} ${r1(at.y)}L${r1(sx)} ${r1(sy)}" stroke="#1b2a2c" stroke-width="${r1(height * 0.05)}" ` +
      `stroke-opacity="${r1(0.4 * (1 - far))}"/><ellipse cx="${r1(sx)}" cy="${r1(sy)}" rx="${r1(height * 0.34)}" ` +
      `ry="${r1(height * 0.085)}" fill="#1b2a2c" fill-opacity="${r1(0.34 * (1 - far))}"/>`;
    items.push({ z, svg: shade + palmTuft(random, at.x, at.y, height, look, 1) });
  }
  const houses = [
    [2.3, 8.6, 0.5, 0.5, 0],
    [1.62, 8.4, 0.36, 0.86, 1],
    [2.0, 8.3, 0.62, 0.56, 0],
    [2.62, 8.25, 0.36, 0.92, 1],
    [2.95, 8.5, 0.6, 0.46, 0],
    [3.55, 8.4, 0.34, 0.8, 1],
    [1.3, 8.7, 0.4, 0.4, 0],
  ] as const;
  for (const [x, z, w, h, tower] of houses) {
    const at = terrain.project(x, z);
    items.push({
      z,
      svg: earthHouse(
        random,
        {
          x: at.x - (w * at.scale) / 2,
          y: at.y + 10,
          width: w * at.scale,
          height: h * at.scale,
          turn: 0.36,
          tower: tower === 1,
        },
        { lit: '#e0945a', shade: '#83463a', dark: '#46222a', sun: 1 },
      ),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function near(): string {
  const random = makeRandom(77);
  const look = {
    trunk: '#3a221f',
    trunkLit: '#d08a52',
    dark: '#152620',
    mid: '#33502e',
    lit: '#a8ab46',
    dates: '#e0953a',
  };
  return (
    palm(random, 2120, 1720, 640, look, 1) +
    palm(random, 2330, 1760, 840, look, 1) +
    palm(random, 60, 1720, 560, look, 1)
  );
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 27,
    bottom: 620,
    stops: [
      [0, '#5d8db4'],
      [0.5, '#b3c3bd'],
      [1, '#f7d9ae'],
    ],
    glow: { x: 2300, y: 420, colour: '#ffe2a6', reach: 1100, strength: 0.55 },
    clouds: [
      {
        top: 30,
        bottom: 400,
        long: 900,
        tall: 70,
        cover: 0.46,
        soft: 0.15,
        lit: '#fff0d2',
        shade: '#cdbcb2',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  const hearth = terrain.project(2.1, 8.3);
  const village = terrain.project(-2.6, 13);
  return [
    sky,
    terrain.layer,
    { svg: oasis(terrain) },
    mistLayer(
      [...smokePatches(hearth.x, hearth.y - 110, 470, -170), ...smokePatches(village.x, village.y - 40, 330, -120)],
      '#fdf0dc',
    ),
    { svg: near() },
  ];
}

/** The Draa's ribbon of palms through bare mountains. */
export const draaPalms: Scene = {
  key: 'draa-palms',
  title: 'The palm groves of the Draa',
  alt:
    'A green ribbon of date palms winds between bare striped mountains; smoke rises from a towered ' +
    'kasbah at its edge.',
  caption: 'The Draa below Agdz, bread ovens lit',
  focal: { x: 56, y: 52 },
  paint,
};
