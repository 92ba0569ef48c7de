import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { fort } from '../lib/fort.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(511);
const HAZE = '#e2b6a0';

/** Middle of the valley floor. */
function middle(z: number): number {
  return -0.5 + Math.sin(z * 0.24 + 0.3) * 1.2;
}

function land(): Terrain {
  const red = makeRamp([
    [0, '#4a2030'],
    [0.3, '#8a3b34'],
    [0.55, '#c4623f'],
    [0.8, '#ea9a5f'],
    [1, '#ffd49a'],
  ]);
  const green = makeRamp([
    [0, '#21382e'],
    [0.4, '#4a6c36'],
    [0.75, '#98a745'],
    [1, '#ded173'],
  ]);
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 640,
    focal: 1600,
    eye: 1.75,
    near: 2.1,
    far: 70,
    steps: 720,
    sun: [0.8, 0.44, -0.16],
    reach: 10,
    blend: true,
    height(x, z) {
      const off = Math.abs(x - middle(z));
      const out = Math.max(0, off - 1.5 - 0.4 * noise(z * 0.5, x > middle(z) ? 4 : 9));
      const bank = out * 0.16 + smooth(1, 5.2, out) * (1.5 + 4.6 * ridged(noise, x * 0.13 + 2, z * 0.12, 4, 0.45));
      const raw = bank * smooth(1.5, 7, z) + smooth(32, 52, z) * (3 + 8 * ridged(noise, x * 0.05, z * 0.05 + 8, 5));
      const level = raw / 0.42 + x * 0.06;
      const cliff = (Math.floor(level) + smooth(0.42, 0.94, level - Math.floor(level)) - x * 0.06) * 0.42;
      return raw + (cliff - raw) * 0.75 * smooth(0.5, 1.3, raw) + 0.03 * fbm(noise, x * 2, z * 2, 2);
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 2, g.z * 1.6 + g.h, 3);
      const light = clamp(0.16 + g.sun * g.open * 0.84 + brush * 0.07);
      const off = Math.abs(g.x - middle(g.z));
      if (off < 1.36 + brush * 0.3 && g.h < 0.4) {
        const plot = noise(Math.floor(g.x * 1.7) * 2.3, Math.floor(g.z * 1.1) * 1.9);
        green(steps(clamp(light * 0.94 + plot * 0.26), 7, 0.6), out);
        const stream = Math.abs(g.x - middle(g.z) + 0.62 + Math.sin(g.z * 1.1) * 0.3);
        if (stream < 0.24) tint(out, rgb('#d8b08a'), 0.85);
        if (stream < 0.13) tint(out, rgb('#9fb9c0'), 0.95);
        const path = Math.abs(g.x - middle(g.z) - 0.5 - Math.sin(g.z * 0.8) * 0.24);
        tint(out, rgb('#e3b98a'), 0.85 * smooth(0.1, 0.05, path + brush * 0.02));
      } else {
        const strata = Math.sin(g.h * 9 + noise(g.x * 0.2, g.z * 0.2) * 2.4) * 0.07 * smooth(0.3, 1, g.h);
        red(steps(clamp(light + strata), 8, 0.6), out);
      }
      tint(out, haze, 0.72 * (1 - Math.exp(-Math.max(0, g.z - 8) / 30)));
    },
  });
}

function things(terrain: Terrain): string {
  const random = makeRandom(33);
  const items: { z: number; svg: string }[] = [];
  const earth = { lit: '#e5935a', shade: '#82413a', dark: '#451f28', sun: 1 as const };
  const forts = [
    [1.85, 6.3, 1.5],
    [2.75, 7.4, 1.25],
    [1.6, 8.6, 1.05],
    [-2.7, 9.4, 1.2],
  ] as const;
  for (const [x, z, width] of forts) {
    const at = terrain.project(x, z);
    items.push({ z, svg: fort(random, at.x, at.y + 10, at.scale * width, earth) });
  }
  for (let i = 0; i < 26; i += 1) {
    const z = 6.4 + random.range(0, 3.4);
    const at = terrain.project(1.3 + random.range(0, 2.3), z);
    const w = at.scale * random.range(0.3, 0.5);
    items.push({
      z: z + 0.2,
      svg: earthHouse(
        random,
        {
          x: at.x - w / 2,
          y: at.y + w * 0.14,
          width: w,
          height: w * random.range(0.6, 0.95),
          turn: 0.36,
          tower: false,
        },
        earth,
      ),
    });
  }
  for (let i = 0; i < 150; i += 1) {
    const z = 3.6 + random.next() ** 1.4 * 17;
    const x = middle(z) + random.range(-1.5, 1.5);
    const free = Math.abs(x - middle(z) - 0.5) < 0.3 || Math.abs(x - middle(z) + 0.62) < 0.3;
    if (free || (z < 5.4 && x > -0.9)) continue;
    const at = terrain.project(x, z);
    const tall = random.next() < 0.4;
    const s = at.scale * random.range(0.24, 0.4);
    const far = 0.6 * smooth(6, 22, z);
    const hue = (colour: string): string => mix(colour, HAZE, far);
    const look = {
      dark: hue(tall ? '#33502f' : '#2a4430'),
      mid: hue(tall ? '#86993c' : '#5f7d3a'),
      lit: hue(tall ? '#e4cf5e' : '#b5bb58'),
      dab: Math.max(3, s * 0.07),
      count: z < 7 ? 170 : 80,
      sunX: 0.75,
      sunY: -0.66,
    };
    items.push({
      z,
      svg:
        `<ellipse cx="${r1(at.x - s * 0.4)}" cy="${r1(at.y + 2)}" rx="${r1(s * 0.6)}" ry="${r1(s * 0.12)}" ` +
        `fill="#1c2c2c" fill-opacity="0.34"/><path d="M${r1(at.x)} ${r1(at.y + 2)}V${r1(at.y - s * 0.8)}" ` +
        `stroke="#4a2f2c" stroke-width="${r1(s * 0.08)}"/>` +
        foliage(random, at.x, at.y - s * (tall ? 1.35 : 0.9), s * (tall ? 0.32 : 0.5), s * (tall ? 0.95 : 0.5), look),
    });
  }
  const guide = robed({
    coat: '#2c4aa0',
    shade: '#1b2a66',
    legs: '#2c2730',
    skin: '#7a4a38',
    wrap: '#f0dfb8',
    stride: 0.22,
    staff: true,
  });
  const guest = hiker({
    coat: '#e0912f',
    shade: '#7c4326',
    legs: '#39415c',
    skin: '#a5664a',
    wrap: '#f3e6c8',
    stride: 0.3,
  });
  const child = hiker({
    coat: '#b43b2d',
    shade: '#6b2424',
    legs: '#34405c',
    skin: '#a5664a',
    wrap: '#e9c25c',
    stride: 0.2,
  });
  const party = [
    [guide, 4.5, 0.44],
    [guest, 4.05, 0.44],
    [child, 3.85, 0.3],
  ] as const;
  for (const [parts, z, size] of party) {
    const at = terrain.project(middle(z) + 0.5 + Math.sin(z * 0.8) * 0.24, z);
    const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100 };
    items.push({
      z,
      svg: shadow(parts, place, -1.2, 0.1, '#241c2c', 0.45) + stand(parts, place, { colour: '#ffe3b0', dx: 2, dy: -1 }),
    });
  }
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 8,
    bottom: 720,
    stops: [
      [0, '#2f68b4'],
      [0.5, '#7fa9d2'],
      [1, '#f0d8c0'],
    ],
    clouds: [
      {
        top: 60,
        bottom: 420,
        long: 620,
        tall: 90,
        cover: 0.42,
        soft: 0.12,
        lit: '#fff4e2',
        shade: '#b3bcd6',
        alpha: 0.75,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: things(terrain) }];
}

/** Tall kasbahs over the green floor of the Ounila valley. */
export const ounilaKasbah: Scene = {
  key: 'ounila-kasbah',
  title: 'The kasbahs of the Ounila',
  alt:
    'A guide, a traveller and a child walk a field path beside a stream; tall earth kasbahs stand over the gardens ' +
    'and banded red cliffs close in on both sides.',
  caption: 'Below Anmiter, on the old caravan road, three in the afternoon',
  focal: { x: 60, y: 58 },
  paint,
};
