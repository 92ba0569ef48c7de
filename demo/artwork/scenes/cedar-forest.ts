import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import type { Part } from '../lib/figure.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { beamLayer } from '../lib/mist.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { closed, limb, pts, spine } from '../lib/path.ts';
import type { Random } from '../lib/random.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(356);
const HAZE = '#b9cbe0';

function track(z: number): number {
  return 0.35 + Math.sin(z * 0.7 + 0.3) * 0.5 * smooth(2, 5, z);
}

function land(): Terrain {
  const snow = makeRamp([
    [0, '#3d5588'],
    [0.3, '#6f8cc0'],
    [0.52, '#a9bfe0'],
    [0.72, '#e9e6ea'],
    [0.88, '#fff4df'],
    [1, '#fffaf0'],
  ]);
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 760,
    focal: 1700,
    eye: 1.35,
    near: 1.9,
    far: 60,
    steps: 520,
    sun: [0.8, 0.42, 0.3],
    reach: 6,
    blend: true,
    height(x, z) {
      const drift = 0.14 * fbm(noise, x * 0.5, z * 0.5, 3) + 0.05 * Math.max(0, Math.abs(x) - 2) + 0.03 * z;
      const trail = -0.07 * Math.exp(-(((x - track(z)) / 0.24) ** 2));
      return drift + trail + smooth(16, 40, z) * (1.6 + noise(x * 0.1, 3));
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 1.5, g.z * 1.2, 3);
      // Stripes of shade from trunks that stand to the right.
      const across = g.x * 0.5 - g.z * 0.9;
      const stripe = smooth(0.1, 0.34, noise(across * 0.9, 3)) * 0.3 * smooth(18, 6, g.z);
      snow(steps(clamp(0.26 + g.sun * g.open * 0.9 + brush * 0.05 - stripe), 8, 0.6), out);
      tint(out, haze, 0.6 * smooth(7, 34, g.z));
    },
  });
}

/** A cedar: straight bole, tiers of level boughs, each with its load of snow. */
function cedar(random: Random, x: number, y: number, height: number, far: number): string {
  const hue = (colour: string): string => mix(colour, HAZE, far);
  const w = height * 0.05;
  let svg =
    `<path d="M${r1(x - w * 0.72)} ${r1(y)}Q${r1(x - w * 0.4)} ${r1(y - height * 0.1)} ${r1(x - w * 0.3)} ${r1(y - height)}h${r1(w * 0.5)}Q${r1(x + w * 0.4)} ${r1(y - height * 0.1)} ${r1(x + w * 0.8)} ${r1(y)}Z" fill="${hue('#4a3440')}"/>` +
    `<path d="M${r1(x + w * 0.3)} ${r1(y)}Q${r1(x + w * 0.14)} ${r1(y - height * 0.2)} ${r1(x + w * 0.1)} ${r1(y - height)}h${r1(w * 0.12)}Q${r1(x + w * 0.4)} ${r1(y - height * 0.1)} ${r1(x + w * 0.8)} ${r1(y)}Z" fill="${hue('#b98468')}"/>`;
  const tiers = 9;
  for (let i = 0; i < tiers; i += 1) {
    const t = i / (tiers - 1);
    const ty = y - height * (0.34 + t * 0.64);
    const wide = height * (0.3 * (1 - t) ** 0.8 + 0.05) * random.range(0.82, 1.12);
    for (const side of i % 2 ? [1, -1] : [-1, 1]) {
      const bx = x + side * wide * random.range(0.34, 0.56);
      const by = ty + random.range(-0.02, 0.02) * height;
      const [rx, ry] = [wide * random.range(0.6, 0.8), height * random.range(0.022, 0.034)];
      svg += `<path d="M${r1(x)} ${r1(by + ry * 1.4)}L${r1(bx + side * rx * 0.7)} ${r1(by + ry * 0.3)}" stroke="${hue('#3c2c38')}" stroke-width="${r1(w * 0.16)}"/>`;
      svg += foliage(random, bx, by, rx, ry * 1.5, {
        dark: hue('#1c3a44'),
        mid: hue('#2f5c56'),
        lit: hue('#6f9470'),
        dab: Math.max(3, height * 0.011),
        count: far > 0.4 ? 46 : 110,
        sunX: 0.7,
        sunY: -0.7,
      });
      // Snow lies along the top of the bough.
      svg += `<path d="M${r1(bx - rx * 0.86)} ${r1(by - ry * 0.5)}Q${r1(bx - rx * 0.3)} ${r1(by - ry * 2.2)} ${r1(bx + rx * 0.2)} ${r1(by - ry * 1.7)}T${r1(bx + rx * 0.9)} ${r1(by - ry * 0.4)}Q${r1(bx + rx * 0.2)} ${r1(by - ry * 0.7)} ${r1(bx - rx * 0.86)} ${r1(by - ry * 0.5)}Z" fill="${mix('#eef1fa', HAZE, far * 0.6)}"/>`;
      if (side > 0)
        svg += `<path d="M${r1(bx)} ${r1(by - ry * 1.66)}Q${r1(bx + rx * 0.5)} ${r1(by - ry * 1.5)} ${r1(bx + rx * 0.9)} ${r1(by - ry * 0.4)}Q${r1(bx + rx * 0.4)} ${r1(by - ry * 0.9)} ${r1(bx)} ${r1(by - ry * 1.1)}Z" fill="${mix('#fff2dc', HAZE, far * 0.6)}"/>`;
    }
  }
  return svg;
}

/** A Barbary macaque sitting, about 60 units tall, facing right. */
function macaque(fur: string, shade: string): Part[] {
  return [
    { d: closed(pts('-20,0 -24,-14 -20,-30 -10,-38 2,-38 10,-28 12,-14 18,-6 26,-3 26,0')), fill: fur },
    { d: closed(pts('-20,0 -24,-14 -20,-30 -13,-36 -14,-20 -8,-8 0,0')), fill: shade },
    { d: limb(spine('4,-32,7 12,-20,5 17,-9,4 20,-3,3')), fill: shade },
    { d: closed(pts('-6,-34 -8,-44 -5,-54 3,-58 11,-56 15,-49 14,-42 8,-35')), fill: fur },
    { d: closed(pts('-4,-48 -6,-52 -3,-54 0,-50')), fill: shade },
    { d: closed(pts('5,-54 10,-55 13.5,-50 13,-45 15.6,-42 14,-38.5 8,-38 4.6,-43 4,-49')), fill: '#dcae94' },
    { d: closed(pts('8.6,-50 11.6,-49.6 11.4,-47.6 8.8,-47.8')), fill: '#2a1c22' },
    { d: closed(pts('10,-41.6 14.4,-41 13.6,-40 10,-40.6')), fill: '#7a4a44' },
  ];
}

function things(terrain: Terrain): string {
  const random = makeRandom(15);
  const items: { z: number; svg: string }[] = [];
  for (let i = 0; i < 46; i += 1) {
    const z = 8 + random.next() ** 0.8 * 24;
    const x = random.range(-0.85, 0.85) * z;
    if (Math.abs(x - track(z)) < 0.9 + z * 0.05) continue;
    const at = terrain.project(x, z);
    items.push({ z, svg: cedar(random, at.x, at.y + 6, at.scale * random.range(3.2, 4.6), 0.78 * smooth(6, 30, z)) });
  }
  for (const [x, z, tall] of [
    [-2.5, 5.2, 4.4],
    [2.95, 5.6, 4.6],
    [-1.9, 8, 4.4],
    [4.4, 7.4, 4.6],
  ] as const) {
    const at = terrain.project(x, z);
    items.push({ z, svg: cedar(random, at.x, at.y + 12, at.scale * tall, 0.08) });
  }
  const coats = [
    ['#c8502c', '#6d2a3a', '#e8a33d'],
    ['#2b6f8a', '#1d3c58', '#f0dfb8'],
  ] as const;
  for (const [i, [coat, shade, wrap]] of coats.entries()) {
    const z = 6.4 + i * 0.9;
    const at = terrain.project(track(z), z);
    const parts = hiker({ coat, shade, wrap, legs: '#2c3358', skin: '#a5664a', stride: 0.2 + i * 0.1, staff: true });
    const place = { x: at.x, y: at.y, scale: (at.scale * 0.72) / 100 };
    items.push({
      z,
      svg: shadow(parts, place, -1.5, 0.1, '#3d5588', 0.55) + stand(parts, place, { colour: '#fff0d4', dx: 2, dy: -1 }),
    });
  }
  for (const [x, z, size, facing] of [
    [-1.15, 3.7, 0.5, 1],
    [-0.82, 3.82, 0.32, -1],
    [1.6, 4.5, 0.5, -1],
  ] as const) {
    const at = terrain.project(x, z);
    const parts = macaque('#b08a62', '#6d5246');
    const place = { x: at.x, y: at.y, scale: (at.scale * size) / 62, facing } as const;
    items.push({
      z,
      svg:
        shadow(parts, place, -1.5, 0.14, '#3d5588', 0.55) + stand(parts, place, { colour: '#fff0d4', dx: 2, dy: -1.4 }),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 29,
    bottom: 800,
    stops: [
      [0, '#4a86c6'],
      [0.5, '#9dc0de'],
      [1, '#eef0ea'],
    ],
    glow: { x: 2000, y: 200, colour: '#fff4d8', reach: 1000, strength: 0.4 },
  });
  const terrain = land();
  const light = beamLayer(
    [
      { from: 2000, to: 900, narrow: 60, wide: 200, strength: 0.3 },
      { from: 2250, to: 1500, narrow: 50, wide: 170, strength: 0.26 },
      { from: 1700, to: 420, narrow: 40, wide: 150, strength: 0.2 },
    ],
    0,
    1400,
    '#fff0cc',
  );
  return [sky, terrain.layer, { svg: things(terrain) }, { ...light, blend: 'screen' }];
}

/** Cedars under snow, with macaques. */
export const cedarForest: Scene = {
  key: 'cedar-forest',
  title: 'Snow under the cedars',
  alt:
    'Two walkers follow a trail in the snow between tall cedars whose level boughs carry snow; in front, three ' +
    'Barbary macaques sit in the sun.',
  caption: 'Above Azrou in January, two kilometres from the road',
  focal: { x: 46, y: 58 },
  paint,
};
