import { boulder } from '../lib/boulder.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { beamLayer, mistLayer } from '../lib/mist.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { rockLight } from '../lib/rock.ts';
import { paintSky } from '../lib/sky.ts';
import { hiker, sitter } from '../lib/walker.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(631);
const POOL = 1085;

/** Row of the skyline: a notch in the middle, walls rising out of the picture at the sides. */
function skyline(x: number): number {
  const off = Math.abs(x - 1215);
  return 292 - Math.max(0, off - 120) * 0.92 + noise(x / 90, 3) * 26 + noise(x / 26, 5) * 9;
}

/** How much falling water covers a point, 0–1: a narrow lip, a ledge, then a wider veil. */
function fall(x: number, y: number): number {
  const lip = 292 + Math.abs(x - 1214) * 0.12;
  if (y < lip || y > POOL + 14) return 0;
  const mid = 1214 + 10 * Math.sin(y / 130) + 16 * smooth(600, 700, y);
  const wide = 34 + 24 * smooth(262, 640, y) + 18 * smooth(610, 690, y) + 40 * smooth(690, POOL, y);
  const off = Math.abs(x - mid) / (wide + noise(y / 40, 2) * 8);
  const strand = fbm(noise, x / 13, y / 210, 3);
  return smooth(1.08, 0.5, off + strand * 0.5) * smooth(lip, lip + 8, y);
}

function gorge(): PixelLayer {
  const rock = makeRamp([
    [0, '#10201f'],
    [0.25, '#26403a'],
    [0.5, '#556a55'],
    [0.75, '#a09c74'],
    [1, '#ead9a8'],
  ]);
  const moss = makeRamp([
    [0, '#0f2a24'],
    [0.3, '#21513a'],
    [0.6, '#55843a'],
    [0.85, '#a9b94a'],
    [1, '#e2de82'],
  ]);
  const veil = makeRamp([
    [0, '#7fa6ac'],
    [0.5, '#cfe2df'],
    [1, '#fffdf2'],
  ]);
  const pool = makeRamp([
    [0, '#0b3a38'],
    [0.35, '#176a5c'],
    [0.6, '#37a086'],
    [0.82, '#9ad6b2'],
    [1, '#f2fbe4'],
  ]);
  const air = rgb('#cfe3cf');
  const scratch = new Float32Array(4);
  const grain = { across: 150, down: 330, bed: 118, beds: 0.5 };

  function wall(x: number, y: number, to: Float32Array): void {
    const off = (x - 1214) / 1200;
    const relief = rockLight(noise, x, y, grain, -0.7, -0.7) - 0.5;
    // Light drops in through the notch and strikes the right-hand wall.
    const beam = smooth(0.62, 0, Math.abs((x - 1560 - (y - 400) * 0.32) / 620)) * smooth(1250, 420, y);
    const light = 0.24 + relief * (0.5 + 0.4 * beam) + beam * 0.34 - Math.abs(off) * 0.16 + smooth(700, 200, y) * 0.08;
    const growth = fbm(noise, x / 120, y / 80, 3) + relief * 0.5 + (Math.abs(off) - 0.12) * 0.5;
    if (growth > 0.02) moss(steps(clamp(light + noise(x / 14, y / 12) * 0.1), 7, 0.6), to);
    else rock(steps(clamp(light), 7, 0.6), to);
    tint(to, air, 0.4 * Math.exp(-Math.abs(off) * 4.4) * smooth(1000, 260, y) + 0.12);
  }

  return paintPixels(0.5, (x, y, out) => {
    if (y < POOL + noise(x / 80, 12) * 6) {
      const top = skyline(x);
      out[3] = clamp((y - top) / 3 + 0.5);
      const water = fall(x, y);
      if (out[3] <= 0 && water <= 0) return;
      wall(x, y, out);
      if (water > 0) {
        const strand = fbm(noise, x / 8, y / 150, 3);
        veil(
          clamp(0.62 + strand * 0.6 - smooth(300, 262, y) * 0.3 + smooth(620, 660, y) * smooth(760, 660, y) * 0.25),
          scratch,
        );
        tint(out, [scratch[0]!, scratch[1]!, scratch[2]!], water * 0.95);
        out[3] = Math.max(out[3]!, water);
      }
      return;
    }
    const t = (y - POOL) / (1600 - POOL);
    const ripple = fbm(noise, x / (60 + 200 * t), y / (5 + 17 * t), 3);
    const my = POOL - (y - POOL) * 1.25 + ripple * 16;
    wall(x + ripple * 26, my, scratch);
    const ring = Math.hypot((x - 1235) / 620, t * 1.7);
    const churn = Math.sin(ring * 58 + ripple * 5) * 0.06 * smooth(0.9, 0.1, ring);
    pool(clamp(0.5 - t * 0.34 + ripple * 0.16 + churn + smooth(0.42, 0.02, ring) * 0.42), out);
    const mirror = fall(x + ripple * 40, my) * smooth(0.75, 0.1, t);
    tint(out, [scratch[0]! * 0.8, scratch[1]! * 0.95, scratch[2]! * 0.85], 0.34 * smooth(0.2, 0.6, ring));
    tint(out, rgb('#e4f5e4'), mirror * 0.5);
    tint(out, rgb('#ffffff'), smooth(0.17, 0.03, ring + ripple * 0.08) * 0.85);
  });
}

function greenery(): string {
  const random = makeRandom(40);
  let svg = '';
  // Trees along the rim, bushes on ledges.
  for (let i = 0; i < 34; i += 1) {
    const x = i * 74 + random.range(-30, 30);
    const y = skyline(x) + random.range(-10, 30);
    if (y < -60 || Math.abs(x - 1214) < 70) continue;
    svg += foliage(random, x, y, random.range(50, 84), random.range(40, 70), {
      dark: '#2c5a46',
      mid: '#5f8f52',
      lit: '#b9c66c',
      dab: 8,
      count: 130,
      sunX: -0.5,
      sunY: -0.85,
    });
  }
  for (let i = 0; i < 64; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const off = random.range(330, 1190);
    const x = 1214 + side * off;
    const y = 500 + Math.floor(random.next() * 5) * 118 + random.range(-26, 26) + (1 - off / 1180) * 60;
    const near = off / 1180;
    svg += foliage(random, x, y, 64 + near * 96, 26 + near * 40, {
      dark: '#12362c',
      mid: side > 0 ? '#3f7540' : '#285840',
      lit: side > 0 ? '#93b04e' : '#568a4a',
      dab: 8 + near * 4,
      count: 110,
      sunX: -0.5,
      sunY: -0.85,
    });
  }
  for (const [x, w, h] of [
    [640, 240, 90],
    [860, 170, 66],
    [1540, 200, 80],
    [1760, 290, 130],
    [1985, 220, 90],
    [420, 260, 110],
  ] as const) {
    svg += boulder(random, x, POOL + 40 + (w - 170) * 0.2, w, h, ['#1d3430', '#3d564a', '#76866a', '#c9c595']);
  }
  return svg;
}

function frame(): string {
  const random = makeRandom(12);
  let svg =
    boulder(random, 2320, 1640, 640, 400, ['#0d211e', '#1c3a32', '#3f5c48', '#7d8a62']) +
    boulder(random, 1960, 1600, 900, 270, ['#122823', '#2a4a3e', '#6b7c5a', '#c9c493']) +
    boulder(random, 200, 1660, 780, 270, ['#0a1b18', '#16322b', '#2f4f40', '#70845c']);
  const leaf = { dark: '#071d1a', mid: '#123d2c', lit: '#3f7a3a', dab: 17, sunX: 0.7, sunY: -0.6 };
  for (const [x, y, rx, ry, count] of [
    [-20, 120, 330, 260, 520],
    [60, 470, 210, 200, 280],
    [2420, 60, 330, 240, 460],
    [2400, 400, 190, 190, 240],
    [40, 1480, 300, 170, 360],
    [2380, 1330, 170, 150, 200],
  ] as const) {
    svg += foliage(random, x, y, rx, ry, { ...leaf, count });
  }
  const person = hiker({
    coat: '#c8502c',
    shade: '#6d2a2a',
    legs: '#2c3350',
    skin: '#9a5b40',
    wrap: '#f3e2bd',
    stride: 0.04,
  });
  const seated = sitter({ coat: '#2541a8', shade: '#1a2660', legs: '#222', skin: '#9a5b40', wrap: '#e8a33d' });
  const rim = { colour: '#f7f2c8', dx: -2, dy: -1.4 };
  const [a, b] = [
    { x: 1800, y: 1362, scale: 1.5, facing: -1 as const },
    { x: 1925, y: 1334, scale: 1.55, facing: -1 as const },
  ];
  return svg + shadow(person, a, 0.5, 0.16, '#10241f', 0.5) + stand(person, a, rim) + stand(seated, b, rim);
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 4,
    bottom: 500,
    stops: [
      [0, '#9fcbd8'],
      [0.6, '#dcebdc'],
      [1, '#f6f2d6'],
    ],
    clouds: [
      { top: 0, bottom: 300, long: 400, tall: 90, cover: 0.5, soft: 0.2, lit: '#fffdf2', shade: '#cfe0e0', alpha: 0.7 },
    ],
  });
  const rays = beamLayer(
    [0, 1, 2, 3].map((i) => ({
      from: 1130 + i * 62,
      to: 1470 + i * 180,
      narrow: 20 + i * 5,
      wide: 62 + i * 10,
      strength: 0.3 - i * 0.035,
    })),
    90,
    1080,
    '#fff6cc',
  );
  return [
    sky,
    gorge(),
    { svg: greenery() },
    { ...rays, blend: 'screen' },
    mistLayer(
      [
        [1235, 1070, 420, 170, 0.62],
        [1150, 1040, 240, 130, 0.3],
        [1222, 655, 190, 90, 0.4],
      ],
      '#eef8ee',
    ),
    { svg: frame() },
  ];
}

/** The waterfall and green pool of Akchour. */
export const akchourFalls: Scene = {
  key: 'akchour-falls',
  title: 'The falls of Akchour',
  alt:
    'A waterfall drops in two veils between mossy cliffs into a clear green pool; two travellers rest on ' +
    'a boulder in the light.',
  caption: 'Akchour, the upper fall, late in May',
  focal: { x: 57, y: 58 },
  paint,
};
