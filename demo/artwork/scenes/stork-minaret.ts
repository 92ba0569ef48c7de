import { swallow } from '../lib/bird.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { minaret } from '../lib/minaret.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import type { Random } from '../lib/random.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { stork } from '../lib/stork.ts';
import { place } from '../lib/turned.ts';
import { wash } from '../lib/wash.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(1284);

/** The old walls of the burial ground: stone, with broken tops. */
function walls(): Layer {
  const stone = makeRamp([
    [0, '#5c4450'],
    [0.35, '#a3745a'],
    [0.65, '#dba76f'],
    [0.88, '#f5d199'],
    [1, '#ffe9c0'],
  ]);
  const random = makeRandom(4);
  const tones = Float32Array.from({ length: 2048 }, () => random.range(-0.12, 0.12));
  const top = (x: number): number =>
    x < 900
      ? 1130 + 60 * noise(x / 210, 3) + (Math.floor(x / 96) % 2) * 26 - 120 * smooth(420, 120, x)
      : 1190 + 50 * noise(x / 170, 9) + 90 * smooth(1500, 1900, x) - 300 * smooth(2080, 2110, x);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const edge = top(x) + 8 * noise(x / 22, 6);
      out[3] = clamp((y - edge) * 0.6 + 0.5);
      if (out[3] <= 0) return;
      const course = Math.floor(y / 44);
      const along = x / 86 + (course % 2) * 0.5;
      const block = Math.floor(along);
      const joint = Math.min(along - block, 1 - along + block) * 86 < 3 || y % 44 < 4 ? 0.16 : 0;
      const wear = fbm(noise, x / 70, y / 60, 4) * 0.2;
      stone(
        steps(clamp(0.6 + tones[(course * 53 + block * 11) & 2047]! - joint + wear - (x - 700) / 4200), 8, 0.7),
        out,
      );
      // Creepers hang over the top.
      const green = smooth(0.16, 0.3, fbm(noise, x / 60, y / 90, 3) + 0.36 * smooth(150, 0, y - edge));
      tint(out, rgb('#4a6a3e'), green * 0.8);
      tint(out, rgb('#8fa04e'), green * 0.5 * smooth(0.1, 0.3, noise(x / 12, y / 12)));
    },
    { top: 780, bottom: 1600 },
  );
}

/** A nest: a heap of sticks as wide as a man is tall. */
function nest(random: Random, x: number, y: number, w: number): string {
  let svg = '';
  for (let i = 0; i < 130; i += 1) {
    const t = random.range(-1, 1);
    const cy = y - random.range(0, 0.34) * w * (1 - t * t * 0.5);
    const a = random.range(-0.5, 0.5) + t * 0.4;
    const len = w * random.range(0.12, 0.3);
    const cx = x + t * w * 0.46;
    svg += `<path d="M${r1(cx - Math.cos(a) * len)} ${r1(cy - Math.sin(a) * len)}L${r1(cx + Math.cos(a) * len)} ${r1(cy + Math.sin(a) * len)}" stroke="${random.pick(['#4a3430', '#6d4c3c', '#8f6a4c', '#c49a6c', '#3a2a2c'])}" stroke-width="${r1(random.range(3, 6.4))}" stroke-linecap="round"/>`;
  }
  return svg;
}

function flying(x: number, y: number, s: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    '<path d="M-8 -2Q-40 -40 -92 -46Q-120 -46 -132 -36Q-96 -34 -70 -16Q-40 2 -10 8Z" fill="#fbf5e8"/>' +
    '<path d="M-60 -36Q-100 -52 -132 -36Q-100 -36 -76 -22Q-44 -2 -10 8L-20 -4Z" fill="#2a2030"/>' +
    '<path d="M8 -4Q30 -52 86 -66Q112 -70 124 -60Q90 -52 66 -30Q42 -6 12 8Z" fill="#e6dcd4"/>' +
    '<path d="M64 -54Q104 -74 124 -60Q92 -54 72 -34Q44 -6 12 8L24 -6Z" fill="#2a2030"/>' +
    '<path d="M-30 6Q-4 -10 22 -4L60 -6Q66 -6 66 -2L24 8Q-4 16 -30 6Z" fill="#fbf5e8"/>' +
    '<path d="M66 -5L92 1L66 0Z" fill="#d9532f"/><path d="M-28 6L-72 14M-28 8L-72 19" stroke="#d9532f" stroke-width="3"/></g>'
  );
}

function garden(): string {
  const random = makeRandom(29);
  let svg = '';
  const look = (dark: string, mid: string, lit: string, dab: number, count: number) => ({
    dark,
    mid,
    lit,
    dab,
    count,
    sunX: -0.75,
    sunY: -0.6,
  });
  // Fig and orange against the wall, then flowers in front.
  for (const [x, y, r] of [
    [190, 1300, 210],
    [430, 1390, 150],
    [2230, 1260, 230],
    [1960, 1390, 160],
  ] as const) {
    svg += `<path d="M${x} ${y + r}L${x - 10} ${y}" stroke="#4a342e" stroke-width="${r1(r * 0.12)}"/>`;
    svg += foliage(random, x, y, r, r * 0.8, look('#1f3a30', '#477038', '#b3b858', 15, 420));
    for (let i = 0; i < 12; i += 1)
      svg += `<circle cx="${r1(x + random.gauss() * r * 0.5)}" cy="${r1(y + random.gauss() * r * 0.36)}" r="9" fill="#e8913a"/>`;
  }
  for (let i = 0; i < 34; i += 1) {
    const x = random.range(-40, 2440);
    svg += foliage(
      random,
      x,
      1560 + random.range(-30, 40),
      random.range(60, 130),
      random.range(40, 90),
      look('#24402e', '#56803c', '#c2c25c', 10, 120),
    );
    const petal = random.pick(['#e8574a', '#f6efe2', '#e8a33d', '#d46a9a']);
    for (let k = 0; k < 9; k += 1)
      svg += `<circle cx="${r1(x + random.gauss() * 60)}" cy="${r1(1540 + random.gauss() * 34)}" r="${r1(random.range(5, 10))}" fill="${petal}"/>`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 63,
    bottom: 1300,
    stops: [
      [0, '#3f86c6'],
      [0.45, '#8fbbdc'],
      [0.8, '#e6e2d4'],
      [1, '#f8e6c8'],
    ],
    glow: { x: 160, y: 420, colour: '#fff2cc', reach: 1000, strength: 0.4 },
    clouds: [
      {
        top: 40,
        bottom: 700,
        long: 560,
        tall: 130,
        cover: 0.48,
        soft: 0.12,
        lit: '#fffaf0',
        shade: '#b2c4da',
        alpha: 0.8,
      },
    ],
  });
  const random = makeRandom(16);
  const tower = minaret({
    lit: '#f0c58c',
    shade: '#a9745c',
    tile: '#2f8f86',
    tileShade: '#1f5f6e',
    line: '#5a3a3c',
    ball: '#e8b54a',
  });
  const far = foliage(random, 1650, 1180, 420, 130, {
    dark: mix('#2f5344', '#cfd8d2', 0.3),
    mid: mix('#6b8a50', '#cfd8d2', 0.3),
    lit: mix('#b9bf6c', '#e6e2d4', 0.3),
    dab: 15,
    count: 420,
    sunX: -0.75,
    sunY: -0.6,
  });
  // The tower rises out of the wall; nests weigh on it and on a broken column.
  const [tx, ty, ts] = [1180, 1500, 1.62];
  const head = ty - 478 * ts;
  let birds =
    nest(random, tx - 54, head - 4, 250) +
    stand(stork(false), { x: tx - 140, y: head - 58, scale: 2.2 }, { colour: '#fff6e0', dx: -2, dy: -1 }) +
    stand(stork(true), { x: tx + 34, y: head - 56, scale: 2.1, facing: -1 }, { colour: '#fff6e0', dx: -2, dy: -1 });
  birds +=
    '<path d="M1988 1270V880H2072V1270Z" fill="#e9bd86"/><path d="M2040 1270V880H2072V1270Z" fill="#a9745c"/><path d="M1970 884h120v-30h-120z" fill="#f3d19c"/>' +
    nest(random, 2030, 858, 230) +
    stand(stork(false), { x: 2040, y: 800, scale: 2.1, facing: -1 }, { colour: '#fff6e0', dx: -2, dy: -1 });
  birds += flying(560, 420, 1.7, -8) + flying(1760, 300, 0.9, 12);
  let small = '';
  for (let i = 0; i < 9; i += 1)
    small += swallow(random.range(200, 2200), random.range(120, 620), random.range(26, 48), random.range(-40, 40), 0.6);
  return [
    sky,
    { svg: `<g fill="#3a3a52">${small}</g>${far}${place(tower, tx, ty, ts)}` },
    walls(),
    wash(8, 0.3),
    { svg: garden() + birds },
  ];
}

/** Storks nest on the minaret of Chellah. */
export const storkMinaret: Scene = {
  key: 'stork-minaret',
  title: 'The storks of Chellah',
  alt:
    'Two storks stand in a great nest of sticks against a tiled minaret, one with its head thrown back; another ' +
    'glides in over old stone walls, orange trees and flowers.',
  caption: 'Chellah, Rabat, at noon: the clapping is them',
  focal: { x: 48, y: 44 },
  paint,
};
