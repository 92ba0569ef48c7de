import type { Layer, PixelLayer, Scene } from '../types.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { sheep } from '../lib/sheep.ts';
import { paintSky } from '../lib/sky.ts';
import { glow, tent } from '../lib/tent.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { robed } from '../lib/walker.ts';
import { drift } from '../lib/wash.ts';

const noise = makeNoise(207);
const WATER = 842;

function range(): PixelLayer {
  const rock = makeRamp([
    [0, '#2b2a58'],
    [0.25, '#4f3f6d'],
    [0.5, '#8d5a73'],
    [0.75, '#dc8a6e'],
    [1, '#ffc891'],
  ]);
  const grass = makeRamp([
    [0, '#2f3350'],
    [0.4, '#5a5a5c'],
    [0.7, '#a98f62'],
    [1, '#e8bd7c'],
  ]);
  const haze = rgb('#c58a9a');
  return paintTerrain({
    horizon: 800,
    focal: 1700,
    eye: 1,
    near: 30,
    far: 190,
    steps: 440,
    sun: [0.86, 0.3, -0.24],
    reach: 34,
    height(x, z) {
      const shore = smooth(33, 44, z) * (0.5 + 0.5 * noise(x * 0.08, 3));
      const left = Math.exp(-(((x + 42) / 34) ** 2)) * 11;
      const right = Math.exp(-(((x - 52) / 30) ** 2)) * 15;
      const mid = Math.exp(-(((x - 4) / 26) ** 2)) * 5;
      const rise = smooth(46, 104, z);
      const crest = ridged(noise, x * 0.026 + 5, z * 0.024, 6);
      return shore * 0.9 + rise * ((left + right + mid + 7) * (0.42 + 0.75 * crest) + 6 * smooth(110, 170, z) * crest);
    },
    shade(g, out) {
      const direct = g.sun * g.open;
      const brush = fbm(noise, g.x * 0.3, g.z * 0.2 + g.h * 0.4, 3);
      const light = clamp(0.12 + direct * 1.2 + brush * 0.07);
      // Bands of strata run through the slopes.
      const strata = Math.sin(g.h * 2.1 + noise(g.x * 0.05, g.z * 0.04) * 3) * 0.05;
      (g.h < 2.6 + brush ? grass : rock)(steps(clamp(light + strata), 7, 0.7), out);
      const snow = g.h - 17.4 - 1.4 * brush;
      if (snow > 0) tint(out, direct > 0.2 ? [255, 224, 204] : [150, 146, 196], smooth(0, 0.7, snow) * 0.85);
      tint(out, haze, 0.14 + 0.34 * smooth(60, 170, g.z) + 0.2 * smooth(5, 0.4, g.h));
    },
  }).layer;
}

/** The lake: what stands above the far shore, turned upside down, drawn out and dimmed by ripples. */
function lake(land: PixelLayer, sky: PixelLayer): PixelLayer {
  const deep = rgb('#1c2f66');
  const scale = land.width / 2400;
  return paintPixels(
    0.5,
    (x, y, out) => {
      const near = (y - WATER) / 560;
      const ripple = fbm(noise, x / (70 + near * 320), (y - WATER) / (4 + near * 24), 2);
      const sway = noise(x / (40 + near * 160), (y - WATER) / (3 + near * 14));
      const mirror = WATER - (y - WATER) * 1.02 - ripple * (6 + near * 46);
      const [sx, sy] = [Math.round((x + sway * (2 + near * 10)) * scale), Math.round(mirror * scale)];
      const at = (clamp(sy, 0, land.height - 1) * land.width + clamp(sx, 0, land.width - 1)) * 4;
      if (land.pixels[at + 3]! > 127) {
        for (let c = 0; c < 3; c += 1) out[c] = land.pixels[at + c]!;
      } else {
        const k = sky.width / 2400;
        const from =
          (clamp(Math.round(mirror * k), 0, sky.height - 1) * sky.width + clamp(Math.round(x * k), 0, sky.width - 1)) *
          4;
        for (let c = 0; c < 3; c += 1) out[c] = sky.pixels[from + c]!;
      }
      tint(out, deep, 0.16 + 0.34 * near + 0.1 * ripple);
      const breeze = smooth(0.22, 0.5, noise(x / 900 + 3, y / 34)) * smooth(10, 60, y - WATER);
      tint(out, [226, 170, 160], breeze * 0.3);
      tint(out, [255, 220, 190], smooth(9, 0, y - WATER) * 0.5);
      out[3] = smooth(WATER - 2, WATER + 2, y);
    },
    { top: WATER - 4, bottom: 1440 },
  );
}

function bankTop(x: number): number {
  return 1228 + 60 * Math.sin(x / 560 + 0.4) - 74 * smooth(900, 0, x) + noise(x / 140, 6) * 12 + noise(x / 40, 9) * 3;
}

function bank(): PixelLayer {
  const ramp = makeRamp([
    [0, '#20203e'],
    [0.3, '#3a3a4c'],
    [0.55, '#6c6450'],
    [0.8, '#b08f5c'],
    [1, '#e6bd7e'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const depth = y - bankTop(x);
      out[3] = clamp(depth / 3 + 0.5);
      if (out[3] <= 0) return;
      const tuft = noise(x / 9, y / 26) * 0.5 + fbm(noise, x / 70, y / 26, 3);
      const slope = fbm(noise, x / 320, y / 110, 3);
      const sun = smooth(-300, 2600, x) * 0.34 + slope * 0.34;
      ramp(steps(clamp(0.34 + sun + tuft * 0.12 - (depth / 420) * 0.26 - smooth(16, 0, depth) * 0.2), 8, 0.8), out);
    },
    { top: 1100, bottom: 1600 },
  );
}

function camp(): string {
  const random = makeRandom(61);
  const wool = { wool: '#2c2036', stripe: '#8a5a4a', edge: '#e8a078' };
  let svg = '';
  for (const [x, y, w, h, id] of [
    [470, 1262, 300, 120, 'ta'],
    [800, 1300, 240, 96, 'tb'],
    [190, 1330, 380, 156, 'tc'],
  ] as const) {
    svg += `<path d="M${x - w * 0.5} ${y}L${x + w * 0.5} ${y}L${x - w * 0.3} ${y + h * 0.34}L${x - w * 1.1}
      ${y + h * 0.3}Z" fill="#15142e" fill-opacity="0.55"/>${tent(x, y, w, h, { ...wool, id })}`;
  }
  const rim = { colour: '#ffc99a', dx: 2.2, dy: -1.2 };
  const flock = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const y = 1300 + random.range(0, 1) ** 1.3 * 230;
    return { x: 980 + t * 1320 + random.range(-60, 60), y, i };
  })
    .filter((s) => s.y > bankTop(s.x) + 26 && (Math.abs(s.x - 1330) > 130 || s.y < 1410))
    .sort((a, b) => a.y - b.y);
  for (const { x, y, i } of flock) {
    const far = clamp((1530 - y) / 230);
    const coat = mix(
      ['#d9c2b4', '#c9ae9e', '#e6d3c2', '#5a4650'][i % 9 === 4 ? 3 : i % 3]!,
      '#4a4068',
      0.24 + far * 0.14,
    );
    const parts = sheep(coat, mix(coat, '#2a2450', 0.5), '#2f2436', i % 3 !== 1);
    const at = { x, y, scale: 1.5 - far * 0.7, facing: random.next() < 0.36 ? (-1 as const) : (1 as const) };
    svg += shadow(parts, at, -2.1, 0.16, '#15142e', 0.5) + stand(parts, at, rim);
  }
  const herd = robed({
    coat: '#2541a8',
    shade: '#1a2560',
    legs: '#1d1630',
    skin: '#5a342c',
    wrap: '#efe0c4',
    stride: 0.2,
    staff: true,
  });
  const wife = robed({
    coat: '#a8402c',
    shade: '#5a2434',
    legs: '#1d1630',
    skin: '#5a342c',
    wrap: '#e8a33d',
    stride: 0.55,
  });
  for (const [parts, at] of [
    [herd, { x: 1330, y: 1452, scale: 2.0 }],
    [wife, { x: 640, y: 1330, scale: 1.2, facing: -1 as const }],
  ] as const)
    svg += shadow(parts, at, -2, 0.2, '#15142e', 0.5) + stand(parts, at, rim);
  let grass = '';
  for (let i = 0; i < 420; i += 1) {
    const [x, y] = [random.range(-20, 2420), random.range(1330, 1610)];
    if (y < bankTop(x) + 30) continue;
    const h = random.range(10, 30) * (0.5 + (y - 1300) / 320);
    grass += `M${r1(x)} ${r1(y)}q${r1(random.range(-6, 2))} ${r1(-h * 0.6)} ${r1(random.range(-12, 6))} ${r1(-h)}`;
  }
  return `${svg}<path d="${grass}" stroke="#d9a86c" stroke-width="2.4" stroke-opacity="0.5" fill="none"/>`;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 15,
    bottom: 850,
    stops: [
      [0, '#232a66'],
      [0.3, '#4c4688'],
      [0.55, '#8f6298'],
      [0.76, '#d9858c'],
      [0.92, '#f7b48a'],
      [1, '#ffd29c'],
    ],
    glow: { x: 2250, y: 760, colour: '#ffcf90', reach: 1000, strength: 0.6 },
    clouds: [
      {
        top: 120,
        bottom: 520,
        long: 1000,
        tall: 54,
        cover: 0.5,
        soft: 0.13,
        lit: '#ffae92',
        shade: '#5f5096',
        alpha: 0.7,
      },
    ],
  });
  const land = range();
  const random = makeRandom(4);
  let stars = '<path d="M612 196a46 46 0 1 0 40 70a38 38 0 0 1 -40 -70z" fill="#fff3d8"/>';
  for (let i = 0; i < 46; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.6 * 420)}"
      r="${r1(random.range(1, 2.6))}" fill="#fff3e0" fill-opacity="${random.range(0.3, 0.8).toFixed(2)}"/>`;
  const smoke = drift(
    31,
    [214, 190, 210],
    (x, y) =>
      0.34 *
      smooth(1210, 1120, y) *
      smooth(700, 980, y) *
      Math.exp(-(((x - 470 - (1200 - y) * 0.28) / (24 + (1210 - y) * 0.22)) ** 2)),
  );
  const lamps =
    glow('l1', 470, 1236, 260, 120, '#ff9a4a', 0.5) +
    glow('l2', 800, 1280, 210, 100, '#ff9a4a', 0.45) +
    glow('l3', 190, 1300, 330, 150, '#ff9a4a', 0.5);
  return [sky, { svg: stars }, land, lake(land, sky), bank(), smoke, { svg: camp() }, { svg: lamps, blend: 'screen' }];
}

/** Lake Tislit above Imilchil at dusk. */
export const imilchilLake: Scene = {
  key: 'imilchil-lake',
  title: 'Lake Tislit at dusk',
  alt:
    `Dusk at Lake Tislit: pink peaks mirrored in still water, lamplit shepherd tents on the bank and a herdsman in
      blue with ` + 'his grazing flock.',
  caption: 'Tislit, 2,250 metres: the lake of the bride',
  focal: { x: 46, y: 50 },
  paint,
};
