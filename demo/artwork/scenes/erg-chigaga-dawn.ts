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

const CREST = [
  [1.9, 1.3, 0.05],
  [1.25, 1.9, 0.24],
  [0.95, 2.6, 0.4],
  [0.2, 3.3, 0.52],
  [-0.35, 4.1, 0.66],
  [0.1, 5.1, 0.86],
  [1, 6, 1.05],
  [2.4, 6.8, 1.2],
  [4.4, 7.6, 0.9],
] as const;
const BEHIND = [
  [-9, 9, 0.4],
  [-6, 9.6, 1],
  [-3.6, 11, 1.55],
  [-1, 11.6, 1.2],
  [1, 13, 1.4],
  [5, 13, 2.1],
  [9, 15, 1.4],
] as const;

function land(): Terrain {
  const noise = makeNoise(63);
  const main = crestDune({ points: CREST, lee: 0.5, wind: 0.27 });
  const back = crestDune({ points: BEHIND, lee: 0.46, wind: 0.32 });
  const sand = makeRamp([
    [0, '#4a3a68'],
    [0.25, '#7d5480'],
    [0.45, '#b5707f'],
    [0.65, '#e09a86'],
    [0.84, '#f7c49b'],
    [1, '#ffe3bd'],
  ]);
  const haze = rgb('#f3b9b0');
  return paintTerrain({
    horizon: 640,
    focal: 1650,
    eye: 1.35,
    near: 1.3,
    far: 110,
    steps: 900,
    sun: [-0.86, 0.4, 0.16],
    reach: 6,
    height(x, z) {
      const field = duneField(noise, x, z, 4.6, 0.7) * 1.05 * smooth(5, 12, z) + fbm(noise, x * 0.3, z * 0.3, 2) * 0.1;
      const far = z > 16 ? duneField(noise, x + 30, z, 15, 0.5) * 2.2 * smooth(16, 34, z) : 0;
      return join(join(field + far, back(x, z), 0.2), main(x, z), 0.1);
    },
    shade(g, out) {
      const ripple = ripples(noise, g.x, g.z, 0.06) * (1 - smooth(1.8, 4.2, g.z));
      const brush = fbm(noise, g.x * 1.8, g.z * 0.8 + g.h * 2, 3);
      const direct = clamp(g.sun * 1.12 + ripple * 0.05 + brush * 0.05) * g.open;
      sand(
        clamp(0.16 + 0.05 * brush + ripple * 0.012 + clamp(g.dz * 0.14, -0.05, 0.12) + steps(direct, 7, 0.7) * 1.02),
        out,
      );
      tint(out, haze, 0.82 * (1 - Math.exp(-Math.max(0, g.z - 3.5) / 24)));
      // Cool mist lies in the hollows between the crests.
      tint(out, [228, 196, 214], 0.34 * smooth(6, 20, g.z) * (1 - smooth(0.1, 0.9, g.h)));
    },
  });
}

function walk(terrain: Terrain): string {
  const line = sample(CREST, 60).filter((p) => p[1]! < 5.1 && p[1]! > 1.4);
  let prints = '';
  let lit = '';
  let since = 1;
  let [lx, lz] = [line[0]![0]!, line[0]![1]!];
  let left = 1;
  for (const p of line) {
    since += Math.hypot(p[0]! - lx, p[1]! - lz);
    [lx, lz] = [p[0]!, p[1]!];
    if (since < 0.062) continue;
    since = 0;
    left = -left;
    const at = terrain.project(p[0]! - 0.045 + left * 0.018, p[1]! - 0.02);
    const s = at.scale * 0.0165;
    prints +=
      `M${r1(at.x - s)} ${r1(at.y)}a${r1(s)} ${r1(s * 0.62)} 0 1 0 ${r1(s * 2)} 0a${r1(s)} ` +
      `${r1(s * 0.62)} 0 1 0 ${r1(-s * 2)} 0`;
    lit +=
      `M${r1(at.x + s * 0.2)} ${r1(at.y + s * 0.62)}q${r1(s * 0.9)} ${r1(-s * 0.1)} ${r1(s * 0.95)} ` +
      `${r1(-s * 0.7)}`;
  }
  const end = line.at(-1)!;
  const at = terrain.project(end[0]!, end[1]!);
  const person = robed({
    coat: '#2f47a6',
    shade: '#232a66',
    legs: '#3a2440',
    skin: '#6a3b34',
    wrap: '#f3dcae',
    stride: 0.2,
    staff: true,
  });
  const place = { x: at.x, y: at.y + 2, scale: (at.scale * 0.34) / 100 };
  return (
    `<path d="${prints}" fill="#6b4470" fill-opacity="0.62"/>` +
    `<path d="${lit}" stroke="#ffe6c4" stroke-width="2" fill="none" stroke-opacity="0.7"/>` +
    shadow(person, place, 2.4, 0.7, '#5a3c68', 0.6) +
    stand(person, place, { colour: '#ffe2b4', dx: -2, dy: -1 })
  );
}

function paint(): Layer[] {
  const sun = { x: 640, y: 548 };
  const sky = paintSky({
    seed: 31,
    bottom: 680,
    stops: [
      [0, '#6d83b8'],
      [0.35, '#a79cc4'],
      [0.62, '#e0a9b4'],
      [0.85, '#f9c6a6'],
      [1, '#fddcb4'],
    ],
    glow: { ...sun, colour: '#ffe6b8', reach: 900, strength: 0.75 },
    clouds: [
      {
        top: 40,
        bottom: 330,
        long: 820,
        tall: 66,
        cover: 0.5,
        soft: 0.16,
        lit: '#fbd0bd',
        shade: '#b298bd',
        alpha: 0.6,
      },
      {
        top: 330,
        bottom: 560,
        long: 1200,
        tall: 30,
        cover: 0.42,
        soft: 0.1,
        lit: '#ffe0b8',
        shade: '#e8a3a2',
        alpha: 0.6,
      },
    ],
  });
  const terrain = land();
  return [sky, { svg: sunDisc(sun.x, sun.y, 58, '#fff6dd', '#ffe3b0') }, terrain.layer, { svg: walk(terrain) }];
}

/** Dawn over the dune sea with one walker. */
export const ergChigagaDawn: Scene = {
  key: 'erg-chigaga-dawn',
  title: 'Dawn over Erg Chigaga',
  alt:
    'One walker in a blue robe leaves a line of footprints along a dune crest; rose-coloured dunes ' +
    'recede into morning haze.',
  caption: 'Erg Chigaga, 7:12 am, the first prints of the day',
  focal: { x: 46, y: 46 },
  paint,
};
