import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(302);

/** Where the footpath runs over the near shoulder. */
function path(z: number): number {
  return -0.15 + Math.sin(z * 1.5 - 1.2) * 0.5 + (z - 3.5) * 0.16;
}

/** The near shoulder falls away beyond this depth. */
function brow(x: number): number {
  return 5.6 + 0.5 * Math.sin(x * 0.8 + 0.4) - x * 0.22;
}

function land(): Terrain {
  const forest = makeRamp([
    [0, '#12312f'],
    [0.3, '#245045'],
    [0.55, '#48783f'],
    [0.78, '#86a345'],
    [1, '#cfcb6d'],
  ]);
  const stone = makeRamp([
    [0, '#4f5d70'],
    [0.5, '#9a9a94'],
    [1, '#efe2c2'],
  ]);
  const mist = rgb('#dfe6dc');
  const trail = rgb('#dcb98a');
  return paintTerrain({
    horizon: 620,
    focal: 1750,
    eye: 1.5,
    near: 0.55,
    far: 80,
    steps: 900,
    sun: [0.8, 0.56, -0.1],
    reach: 9,
    blend: true,
    height(x, z) {
      const edge = brow(x);
      const shoulder =
        0.5 + 0.1 * fbm(noise, x * 0.8, z * 0.8, 3) + x * -0.1 - 0.16 * (z - 4) - Math.max(0, z - edge) ** 1.6 * 0.8;
      if (z < edge + 0.6) return shoulder;
      const wx = x + noise(x * 0.09, z * 0.09) * 3;
      const far = ridged(noise, wx * 0.05 + 2, z * 0.062, 4, 0.32);
      return Math.max(shoulder, -3.7 + far * (5.4 + z * 0.11) * smooth(6, 13, z) + smooth(30, 60, z) * 1.8);
    },
    shade(g, out) {
      const steep = Math.hypot(g.dx, g.dz);
      const near = g.z < brow(g.x) + 1.2;
      const brush = near ? fbm(noise, g.x * 3.4, g.z * 3.4, 4) : fbm(noise, g.x * 1.3, g.z * 0.7 + g.h, 4);
      const crown = near ? 0 : smooth(-0.2, 0.3, fbm(noise, g.x * 5 + g.h * 3, g.z * 2.6, 2)) * 0.14 - 0.07;
      const light = clamp(0.14 + g.sun * g.open * 0.86 + brush * 0.12 + crown);
      const tone = steps(light, 7, 0.55);
      forest(near ? tone * 0.95 : tone, out);
      const [fr, fg, fb] = [out[0]!, out[1]!, out[2]!];
      const bare = near ? smooth(0.42, 0.5, brush) * 0.8 : smooth(1.9, 2.5, steep + brush * 0.6) * smooth(0.5, 2, g.h);
      stone(tone, out);
      const keep = 1 - steps(bare, 3, 0.5);
      out[0] = out[0]! + (fr - out[0]!) * keep;
      out[1] = out[1]! + (fg - out[1]!) * keep;
      out[2] = out[2]! + (fb - out[2]!) * keep;
      if (near) {
        const wide = 0.12 + brush * 0.035;
        tint(out, trail, 0.9 * smooth(wide, wide - 0.03, Math.abs(g.x - path(g.z))) * (0.4 + light * 0.6));
        return;
      }
      const low = smooth(1.3, -1.6, g.h + fbm(noise, g.x * 0.28, g.z * 0.16, 3) * 1.5) * smooth(7, 16, g.z);
      tint(out, mist, clamp(low * 0.94));
      tint(out, rgb('#b3cdd6'), 0.72 * (1 - Math.exp(-Math.max(0, g.z - 8) / 30)));
    },
  });
}

function things(terrain: Terrain): string {
  const random = makeRandom(64);
  const items: { z: number; svg: string }[] = [];
  for (let i = 0; i < 120; i += 1) {
    const z = 2 + random.next() * 3.8;
    const x = random.range(-0.75, 0.75) * z;
    const off = Math.abs(x - path(z));
    if (off < 0.42 || z > brow(x) + 0.1) continue;
    const at = terrain.project(x, z);
    const tree = off > 0.95 && random.next() < 0.4;
    const s = at.scale * (tree ? random.range(0.26, 0.4) : random.range(0.06, 0.13));
    const trunk = tree
      ? `<path d="M${r1(at.x)} ${r1(at.y + 2)}l${r1(s * 0.05)} ${r1(-s * 0.9)}" stroke="#3d2c2a" ` +
        `stroke-width="${r1(s * 0.1)}"/>`
      : '';
    items.push({
      z,
      svg:
        trunk +
        foliage(random, at.x, at.y - s * (tree ? 1.1 : 0.4), s * (tree ? 0.62 : 1), s * (tree ? 0.7 : 0.6), {
          dark: '#163432',
          mid: '#3c6a3c',
          lit: '#a9b453',
          dab: Math.max(4, s * (tree ? 0.085 : 0.16)),
          count: tree ? 260 : 60,
          sunX: 0.75,
          sunY: -0.66,
        }),
    });
  }
  // Spring flowers and grass in the near meadow.
  const petals = ['#f6efe2', '#e8a33d', '#c8572f', '#d98a94', '#a9c060', '#7fa548'];
  const marks = petals.map(() => '');
  for (let i = 0; i < 2600; i += 1) {
    const z = 0.9 + random.next() ** 1.4 * 3.8;
    const x = random.range(-0.72, 0.72) * z;
    if (Math.abs(x - path(z)) < 0.2 || noise(x * 1.6, z * 1.6) < -0.1) continue;
    const at = terrain.project(x, z);
    const s = Math.min(5.5, at.scale * random.range(0.004, 0.008));
    const k = random.int(0, 5);
    marks[k] +=
      k < 4
        ? `M${r1(at.x - s)} ${r1(at.y)}a${r1(s)} ${r1(s * 0.8)} 0 1 0 ${r1(2 * s)} 0a${r1(s)} ${r1(s * 0.8)} 0 ` +
          `1 0 ${r1(-2 * s)} 0`
        : `M${r1(at.x)} ${r1(at.y)}q${r1(s * 0.3)} ${r1(-s * 2)} ${r1(s * random.range(-1.4, 1.8))} ` +
          `${r1(-s * 3.4)}q${r1(s * 0.4)} ${r1(s * 2)} ${r1(s * 0.5)} ${r1(s * 3.4)}z`;
  }
  items.push({ z: 4.4, svg: marks.map((d, i) => `<path d="${d}" fill="${petals[i]}"/>`).join('') });
  const looks = [
    { coat: '#d08a35', shade: '#7a4a2c', legs: '#33415a', skin: '#9a5b40', wrap: '#f3e2bd', stride: 0.22, staff: true },
    { coat: '#b4492b', shade: '#5f2a2a', legs: '#2c3350', skin: '#7a4838', wrap: '#2541a8', stride: 0.7, staff: true },
  ];
  [
    [4.35, 0],
    [4.75, 1],
  ].forEach(([z, i]) => {
    const at = terrain.project(path(z!), z!);
    const place = { x: at.x, y: at.y, scale: (at.scale * 0.42) / 100 };
    const parts = hiker(looks[i!]!);
    items.push({
      z: z!,
      svg:
        shadow(parts, place, -1.3, 0.16, '#12312f', 0.5) + stand(parts, place, { colour: '#fff0c0', dx: 2.2, dy: -1 }),
    });
  });
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 71,
    bottom: 760,
    stops: [
      [0, '#7fb0cc'],
      [0.45, '#b9d3d8'],
      [1, '#f3e8cf'],
    ],
    glow: { x: 2000, y: 260, colour: '#fff0c8', reach: 1100, strength: 0.55 },
    clouds: [
      {
        top: 20,
        bottom: 460,
        long: 760,
        tall: 120,
        cover: 0.52,
        soft: 0.18,
        lit: '#fff8e8',
        shade: '#c3d2d6',
        alpha: 0.8,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: things(terrain) }];
}

/** Misty green ridges of the Rif with two walkers. */
export const rifMountains: Scene = {
  key: 'rif-mountains',
  title: 'Walking in the Rif',
  alt:
    'Two walkers with rucksacks follow a path over a green shoulder; ridge after wooded ridge rises out ' +
    'of morning mist.',
  caption: 'Above Akchour, the path to Azilane, May',
  focal: { x: 50, y: 60 },
  paint,
};
