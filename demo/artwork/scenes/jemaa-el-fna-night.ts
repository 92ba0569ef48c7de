import { r1, smooth } from '../lib/maths.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { drift } from '../lib/wash.ts';
import { STALLS, view } from '../parts/jemaa-el-fna-night/base.ts';
import { koutoubia, skyline, square } from '../parts/jemaa-el-fna-night/square.ts';
import { cart, crowd, stall } from '../parts/jemaa-el-fna-night/stalls.ts';
import type { Layer, Scene } from '../types.ts';

function life(): string {
  const random = makeRandom(83);
  const items: { z: number; svg: string }[] = STALLS.map((s) => ({ z: s.z, svg: stall(random, s) }));
  items.push(
    ...crowd(random, 38, 46, 34),
    ...crowd(random, 28, 36, 40),
    ...crowd(random, 21, 28, 44),
    ...crowd(random, 14, 20, 34),
    ...crowd(random, 9.6, 13, 7),
    cart(-2.1, 14.6),
    cart(6.2, 13.4),
  );
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function glows(): string {
  let svg = `<defs><radialGradient id="w"><stop offset="0" stop-color="#ffb24a" stop-opacity="0.42"/><stop offset="0.4"
      stop-color="#ff8a3a" stop-opacity="0.14"/><stop offset="1" stop-color="#ff7a2c"
      stop-opacity="0"/></radialGradient></defs>`;
  for (const s of STALLS) {
    const [x, y] = view.at(s.x, 1.8, s.z);
    const k = view.scale(s.z);
    svg += `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(k * 4.2)}" ry="${r1(k * 3)}" fill="url(#w)"/>`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 44,
    bottom: 900,
    stops: [
      [0, '#141a4c'],
      [0.35, '#2a2a6e'],
      [0.62, '#5a3a7a'],
      [0.82, '#a8586e'],
      [1, '#e88a5c'],
    ],
    glow: { x: 1300, y: 860, colour: '#ffab5c', reach: 900, strength: 0.6 },
    clouds: [
      {
        top: 120,
        bottom: 560,
        long: 1000,
        tall: 60,
        cover: 0.46,
        soft: 0.14,
        lit: '#b86a86',
        shade: '#33307a',
        alpha: 0.6,
      },
    ],
  });
  const smoke = drift(90, [255, 196, 140], (x, y) => {
    const plume = (cx: number, foot: number, w: number): number => {
      const up = foot - y;
      if (up < 0 || up > 760) return 0;
      const mid = cx + up * 0.26 + Math.sin(up / 130) * 26;
      return smooth(0, 60, up) * smooth(760, 200, up) * Math.exp(-(((x - mid) / (w + up * 0.28)) ** 2));
    };
    return 0.85 * (plume(1300, 1010, 60) + plume(1850, 1040, 70) + plume(330, 1060, 64) + plume(900, 930, 44));
  });
  const random = makeRandom(2);
  let stars = '';
  for (let i = 0; i < 70; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.4 * 480)}"
      r="${r1(random.range(1, 2.6))}" fill="#fff3e0" fill-opacity="${random.range(0.3, 0.9).toFixed(2)}"/>`;
  const edge = `<defs><radialGradient id="ve" cx="0.5" cy="0.56" r="0.72"><stop offset="0.45" stop-color="#0c0a2a"
      stop-opacity="0"/><stop offset="1" stop-color="#0c0a2a" stop-opacity="0.6"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#ve)"/>`;
  return [
    sky,
    { svg: stars + skyline() + koutoubia() },
    square(),
    { svg: life() },
    { svg: glows(), blend: 'screen' },
    smoke,
    { svg: edge },
  ];
}

/** The food stalls of the great square after dark. */
export const jemaaElFnaNight: Scene = {
  key: 'jemaa-el-fna-night',
  title: 'Jemaa el-Fna after dark',
  alt:
    `Night on Jemaa el-Fna: rows of food stalls under strings of bulbs, smoke rising over the crowd, orange-juice
      carts in ` + 'front and the Koutoubia minaret against a violet sky.',
  caption: 'Jemaa el-Fna, Marrakech: the smoke goes up at seven',
  focal: { x: 44, y: 46 },
  paint,
};
