import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(58);

/** Height of one terrace. */
const RISE = 0.105;

/** Where the stream runs. */
function stream(z: number): number {
  return 0.35 + Math.sin(z * 0.5 + 0.4) * 0.75 + 0.05 * z;
}

function slopes(x: number, z: number): number {
  const off = x - stream(z);
  return (
    Math.max(0, Math.abs(off) - 0.22) ** 1.35 * (off < 0 ? 0.2 : 0.16) +
    (0.5 + noise(x * 0.3, z * 0.3)) * 0.16 * smooth(0.2, 1.4, Math.abs(off))
  );
}

function land(): Terrain {
  const green = makeRamp([
    [0, '#1f3a33'],
    [0.3, '#3d5d38'],
    [0.55, '#6f8a3e'],
    [0.8, '#a9b551'],
    [1, '#dcd678'],
  ]);
  const wall = makeRamp([
    [0, '#43312f'],
    [0.5, '#7d5b48'],
    [1, '#c49a70'],
  ]);
  const rock = makeRamp([
    [0, '#3c4566'],
    [0.4, '#7a6f7c'],
    [0.75, '#b9977f'],
    [1, '#e5c39a'],
  ]);
  const snow = makeRamp([
    [0, '#5b74a8'],
    [0.35, '#8fa6cc'],
    [0.6, '#c8d2e2'],
    [0.8, '#f7efe2'],
    [1, '#fffaf0'],
  ]);
  const water = rgb('#8fb9c9');
  const haze = rgb('#b9cfe0');
  return paintTerrain({
    horizon: 590,
    focal: 1750,
    eye: 1.75,
    near: 1.75,
    far: 75,
    steps: 820,
    sun: [-0.78, 0.52, -0.22],
    reach: 9,
    blend: true,
    height(x, z) {
      const raw = slopes(x, z);
      // Terraces: flat treads between dry-stone risers.
      const rise = RISE;
      const level = raw / rise + noise(x * 0.42, z * 0.55) * 1.5 + noise(x * 1.3, z * 1.3) * 0.22;
      const part = level - Math.floor(level);
      const tread = (Math.floor(level) + smooth(0.82, 1, part)) * rise;
      const field = 1 - smooth(9, 15, z);
      const far =
        z > 12
          ? smooth(13, 42, z) *
            (2.4 + 12 * ridged(noise, x * 0.055 + 1.7, z * 0.06 + 0.6, 6, 0.48)) *
            (0.82 + 0.3 * noise(x * 0.06 + 8, z * 0.04))
          : 0;
      return (raw > 0.06 ? tread * field + raw * (1 - field) : raw) + far;
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 2.6, g.z * 2.6, 3);
      const steep = Math.hypot(g.dx, g.dz);
      const light = clamp(0.18 + g.sun * g.open * 0.92 + brush * 0.07);
      if (g.z < 15) {
        const plot = noise(Math.floor(g.h / RISE) * 2.3 + 4.4, Math.floor(g.x * 0.9 + g.h * 9) * 1.7) * 0.2;
        if (steep > 0.5 && g.z < 11) wall(steps(clamp(light + brush * 0.14), 5, 0.6), out);
        else
          green(
            steps(
              clamp(
                light * 0.92 + plot + Math.sin(g.h * 170 + g.x * 9) * 0.035 * (1 - smooth(4, 8, g.z)) + brush * 0.08,
              ),
              7,
              0.6,
            ),
            out,
          );
        const bank = Math.abs(g.x - stream(g.z)) - 0.17 - noise(g.z * 2, 3) * 0.05;
        if (bank < 0.03) {
          const glint = smooth(0.12, 0.3, fbm(noise, g.x * 5, g.z * 1.6, 3));
          const wet = smooth(0.004 + g.z * 0.002, 0.004 - g.z * 0.002, bank);
          tint(out, water, wet * 0.88);
          tint(out, [240, 246, 240], wet * glint * 0.6);
        }
        tint(out, haze, 0.34 * smooth(5, 15, g.z));
        return;
      }
      const line = 4.6 + fbm(noise, g.x * 0.3, g.z * 0.3, 3) * 2.6 - smooth(20, 50, g.z) * 1.4;
      const cover = smooth(-0.5, 0.7, g.h - line) * (1 - smooth(1.1, 1.5, steep + brush * 0.3));
      const tone = steps(clamp(light * 0.94 + brush * 0.06), 7, 0.55);
      snow(tone * 0.9, out);
      const [sr, sg, sb] = [out[0]!, out[1]!, out[2]!];
      if (g.h < 3.2 + brush * 1.4) {
        const trees = fbm(noise, g.x * 2.4, g.z * 1.1, 3);
        green(steps(clamp(light * 0.8 + (trees > 0.12 ? -0.24 : 0) + trees * 0.1), 6, 0.6), out);
      } else rock(tone, out);
      const c = steps(cover, 3, 0.4);
      out[0] = out[0]! + (sr - out[0]!) * c;
      out[1] = out[1]! + (sg - out[1]!) * c;
      out[2] = out[2]! + (sb - out[2]!) * c;
      tint(out, haze, 0.18 + 0.34 * smooth(14, 50, g.z) * (1 - smooth(5, 13, g.h)));
    },
  });
}

function things(terrain: Terrain): string {
  const random = makeRandom(90);
  const items: { z: number; svg: string }[] = [];
  const pinks = [
    ['#b9788c', '#eeb5bf', '#fff0ea'],
    ['#c79aa0', '#f6dcd8', '#fffaf2'],
    ['#4f6a3a', '#87a048', '#c6cf6c'],
  ] as const;
  for (let i = 0; i < 190; i += 1) {
    const z = 3.6 + random.next() ** 1.5 * 11;
    const x = random.range(-0.62, 0.62) * z * 1.2;
    const off = Math.abs(x - stream(z));
    if (off < 0.4 || (z < 5.4 && x > -1.9 && x < 0.8) || (Math.abs(x + 2.4) < 1.5 && Math.abs(z - 8.6) < 2.4)) continue;
    const at = terrain.project(x, z);
    if (at.y < 640) continue;
    const s = at.scale * random.range(0.26, 0.4);
    const [dark, mid, lit] = pinks[random.next() < 0.55 ? 0 : random.next() < 0.6 ? 1 : 2]!;
    const far = smooth(5, 15, z) * 0.4;
    const look = {
      dark: mix(dark, '#b9cfe0', far),
      mid: mix(mid, '#b9cfe0', far),
      lit: mix(lit, '#d9e2e6', far),
      dab: Math.max(3, s * 0.062),
      count: z < 6 ? 240 : 110,
      sunX: -0.75,
      sunY: -0.66,
    };
    const trunk =
      `<path d="M${r1(at.x - s * 0.06)} ${r1(at.y + 3)}L${r1(at.x - s * 0.03)} ` +
      `${r1(at.y - s * 0.7)}M${r1(at.x)} ${r1(at.y - s * 0.35)}L${r1(at.x + s * 0.24)} ${r1(at.y - s * 0.85)}" ` +
      `stroke="#4a2f2c" stroke-width="${r1(s * 0.08)}" stroke-linecap="round"/>`;
    items.push({
      z,
      svg:
        `<ellipse cx="${r1(at.x + s * 0.4)}" cy="${r1(at.y + 2)}" rx="${r1(s * 0.62)}" ry="${r1(s * 0.13)}" ` +
        `fill="#1d3430" fill-opacity="0.4"/>${trunk}` +
        foliage(random, at.x, at.y - s * 0.95, s * 0.56, s * 0.5, look),
    });
  }
  for (let i = 0; i < 40; i += 1) {
    const z = 9.8 - (i / 40) * 2.4;
    const x = -2.4 - (9 - z) * 0.1 + random.range(-1.45, 1.25);
    const at = terrain.project(x, z);
    const w = at.scale * random.range(0.26, 0.42);
    const look = { lit: '#d29a6c', shade: '#86564a', dark: '#46292a', sun: -1 as const };
    items.push({
      z,
      svg: earthHouse(
        random,
        {
          x: at.x - w / 2,
          y: at.y + w * 0.2,
          width: w,
          height: w * random.range(0.72, 1.05),
          turn: random.range(0.3, 0.44),
          tower: random.next() < 0.08,
        },
        look,
      ),
    });
  }
  const pack = mule({
    body: '#4f342c',
    far: '#332122',
    shade: '#3c2628',
    muzzle: '#a98a74',
    pack: '#b4492b',
    packShade: '#6f2a22',
    stride: 0.14,
  });
  const guest = hiker({
    coat: '#2541a8',
    shade: '#1b2555',
    legs: '#4a3a38',
    skin: '#9a5b40',
    wrap: '#e8cf9c',
    stride: 0.22,
    staff: true,
  });
  for (const [parts, x, z, size] of [
    [pack, -0.78, 3.9, 0.36],
    [guest, -0.36, 3.82, 0.42],
  ] as const) {
    const at = terrain.project(x, z);
    const place = { x: at.x, y: at.y, scale: (at.scale * size * 0.86) / 100 };
    items.push({
      z,
      svg: shadow(parts, place, 1, 0.1, '#1d3430', 0.45) + stand(parts, place, { colour: '#fff0c4', dx: -2, dy: -1 }),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 3,
    bottom: 760,
    stops: [
      [0, '#3f7fc0'],
      [0.5, '#86b5d8'],
      [1, '#dce6e4'],
    ],
    clouds: [
      {
        top: 20,
        bottom: 380,
        long: 560,
        tall: 130,
        cover: 0.5,
        soft: 0.12,
        lit: '#fdf6e8',
        shade: '#b4c6da',
        alpha: 0.8,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: things(terrain) }];
}

/** Terraced Atlas valley in blossom. */
export const atlasValleySpring: Scene = {
  key: 'atlas-valley-spring',
  title: 'Almond blossom in the High Atlas',
  alt:
    'Green stepped terraces with pink blossoming trees follow a stream up a valley; an earth village ' +
    'clings to the slope and snow peaks close the view.',
  caption: 'Aït Bougmez in the second week of April',
  focal: { x: 42, y: 46 },
  paint,
};
