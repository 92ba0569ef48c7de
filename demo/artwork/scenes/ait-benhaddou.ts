import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import type { EarthLook } from '../lib/kasbah.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, lerp, smooth, steps } from '../lib/maths.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palm } from '../lib/palm.ts';
import { polygon } from '../lib/path.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { robed } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(77);
const EARTH: EarthLook = { lit: '#ea9c58', shade: '#833f38', dark: '#452026', sun: -1 };

/** The hill's outline: height above the river bank, in pixels, at a column. */
function hill(x: number): number {
  const t = (x - 1330) / 980;
  const body = 640 * Math.exp(-t * t * 2.6) + 40 * Math.exp(-(((x - 1720) / 200) ** 2));
  return body * (1 - smooth(2100, 2500, x)) + noise(x / 130, 4) * 16 + noise(x / 310, 7) * 34;
}

function ground(): Layer {
  const rock = makeRamp([
    [0, '#4f2a33'],
    [0.3, '#8a4a3e'],
    [0.6, '#c47a4c'],
    [1, '#eeb277'],
  ]);
  const haze = rgb('#d9a58f');
  return paintTerrain({
    horizon: 900,
    focal: 1900,
    eye: 1.1,
    near: 4,
    far: 60,
    steps: 300,
    sun: [-0.8, 0.42, -0.3],
    reach: 8,
    height(x, z) {
      const range =
        smooth(16, 30, z) * (1.3 + 5.2 * ridged(noise, x * 0.05 + 3, z * 0.06, 5)) * (0.75 + 0.25 * noise(x * 0.04, 2));
      return range + 0.06 * fbm(noise, x, z, 3);
    },
    shade(g, out) {
      const light = clamp(g.sun * g.open * 1.15 + 0.12 + 0.06 * fbm(noise, g.x * 3, g.z, 2));
      rock(steps(light, 6, 0.7), out);
      tint(out, haze, 0.3 + 0.5 * smooth(14, 50, g.z));
    },
  }).layer;
}

function hillside(): Layer {
  const ramp = makeRamp([
    [0, '#5d2f33'],
    [0.35, '#94503d'],
    [0.65, '#c77d4d'],
    [1, '#e9aa6c'],
  ]);
  const top = (x: number, y: number): number =>
    fbm(noise, x / 230 + y / 400, y / 190, 4) * 44 + fbm(noise, x / 50, y / 44, 3) * 9;
  return paintPixels(
    0.5,
    (x, y, out) => {
      const rise = 1200 - hill(x) - y;
      out[3] = clamp(0.5 - rise / 3);
      if (out[3] <= 0) return;
      const h = top(x, y);
      const slope = (hill(x + 20) - hill(x - 20)) / 40;
      const light = 0.5 + slope * 0.42 + (h - top(x - 9, y - 6)) * -0.035 + fbm(noise, x / 600, y / 14, 2) * 0.05;
      ramp(steps(clamp(light), 7, 0.8), out);
    },
    { top: 440, bottom: 1260 },
  );
}

function village(): string {
  const random = makeRandom(19);
  const items: { x: number; y: number; w: number; h: number; tower: boolean }[] = [];
  for (let row = 0; row < 7; row += 1) {
    const level = row / 6;
    const half = lerp(330, 760, level ** 0.85);
    const centre = lerp(1330, 1400, level);
    let x = centre - half;
    while (x < centre + half) {
      const w = random.range(52, 96) * lerp(0.85, 1.2, level);
      const foot = Math.min(1196, lerp(800, 1196, level) + ((x + w / 2 - centre) / half) ** 2 * 120 * (1 - level));
      const tower = random.next() < 0.2 + 0.14 * level;
      items.push({
        x,
        y: foot + random.range(-8, 8) * (1 - level),
        w: tower ? w * 0.86 : w,
        h: tower ? w * random.range(1.7, 2.2) : w * random.range(0.8, 1.35),
        tower,
      });
      x += w * random.range(0.74, 1.15);
    }
  }
  // The great corner-towered houses along the front.
  for (const [x, w, h] of [
    [760, 110, 250],
    [985, 96, 240],
    [1290, 120, 290],
    [1520, 100, 250],
    [1790, 118, 270],
  ] as const) {
    items.push(
      { x, y: 1200, w, h, tower: true },
      { x: x + w * 0.9, y: 1201, w: w * 1.25, h: h * 0.72, tower: false },
      { x: x + w * 2, y: 1202, w: w * 0.95, h: h * 0.96, tower: true },
    );
  }
  items.sort((a, b) => a.y - b.y);
  return items
    .map((item) => {
      const far = clamp((1200 - item.y) / 520);
      const look = {
        ...EARTH,
        lit: mix(EARTH.lit, '#f0b27a', far * 0.45),
        shade: mix(EARTH.shade, '#b27660', far * 0.5),
        dark: mix(EARTH.dark, '#8a5348', far * 0.5),
      };
      const [edge, foot, cast] = [item.x + item.w * 0.4, item.y, item.h * 0.3];
      const shade = polygon([
        [edge, foot - item.h],
        [item.x + item.w, foot - item.h],
        [item.x + item.w + cast, foot - item.h + cast],
        [item.x + item.w + cast, foot],
        [edge, foot],
      ]);
      return (
        `<path d="${shade}" fill="#3d1c2c" fill-opacity="${0.34 - far * 0.16}"/>` +
        earthHouse(
          random,
          { x: item.x, y: item.y + 3, width: item.w, height: item.h, turn: random.range(0.3, 0.42), tower: item.tower },
          look,
        )
      );
    })
    .join('');
}

function granary(): string {
  const random = makeRandom(6);
  const look = { lit: '#eab27a', shade: '#a3614c', dark: '#70403a', sun: -1 as const };
  return (
    earthHouse(random, { x: 1240, y: 620, width: 180, height: 74, turn: 0.36, tower: false }, look) +
    earthHouse(random, { x: 1298, y: 590, width: 78, height: 120, turn: 0.4, tower: true }, look)
  );
}

function river(): Layer {
  const water = makeRamp([
    [0, '#f3c48f'],
    [0.35, '#c98a6a'],
    [0.7, '#7d7f96'],
    [1, '#4d6a8c'],
  ]);
  const bank = makeRamp([
    [0, '#6b3b33'],
    [0.5, '#b9794f'],
    [1, '#e2ab72'],
  ]);
  const scratch = new Float32Array(3);
  return paintPixels(
    0.5,
    (x, y, out) => {
      if (y < 1196 + noise(x / 200, 1) * 5) {
        out[3] = 0;
        return;
      }
      const near = (y - 1196) / 404;
      const meander = 1318 + 40 * Math.sin(x / 620 + 0.8) + noise(x / 240, 8) * 16;
      const wide = 40 + 34 * noise(x / 500, 3);
      const off = Math.abs(y - meander) - wide;
      const pebble = fbm(noise, x / (26 + near * 50), y / (7 + near * 12), 3);
      const cast = smooth(0.05, 0.3, noise(x / 420 + y / 90, y / 60)) * smooth(1400, 1500, y) * 0.24;
      bank(steps(clamp(0.62 - cast - near * 0.34 + pebble * 0.22 - smooth(26, 0, off) * 0.28), 6, 0.7), out);
      if (off > 3) return;
      const ripple = fbm(noise, x / 130, y / 7, 3);
      water(clamp(0.42 + ((y - meander) / wide) * 0.34 + ripple * 0.3), scratch);
      // The lit town is mirrored in the far half of the stream.
      const town = smooth(700, 900, x) * smooth(2050, 1850, x) * smooth(meander + wide * 0.5, meander - wide * 0.6, y);
      tint(scratch, [214, 128, 74], town * clamp(0.5 + ripple * 0.9 + noise(x / 36, 2) * 0.4));
      tint(out, [scratch[0]!, scratch[1]!, scratch[2]!], smooth(3, -3, off));
    },
    { top: 1180, bottom: 1600 },
  );
}

function gardens(): string {
  const random = makeRandom(8);
  let svg = '';
  const bush = { dark: '#2c3a2c', mid: '#55632f', lit: '#a09a45', dab: 7, count: 120, sunX: -0.8, sunY: -0.6 };
  for (let i = 0; i < 34; i += 1) {
    const x = i * 74 + random.range(-30, 30);
    svg += foliage(random, x, 1212 + random.range(-8, 12), random.range(52, 88), random.range(26, 46), bush);
    if (random.next() < 0.42 && (x < 700 || x > 1180)) {
      const look = {
        trunk: '#5a3a30',
        trunkLit: '#c08a5a',
        dark: '#27382c',
        mid: '#4c6233',
        lit: '#a3a14c',
        dates: '#d08a35',
      };
      svg += palm(random, x, 1232, random.range(130, 210), look, -1);
    }
  }
  return svg;
}

function foreground(): string {
  const random = makeRandom(31);
  const look = {
    trunk: '#3a221f',
    trunkLit: '#b8784a',
    dark: '#1b2722',
    mid: '#33462a',
    lit: '#93953f',
    dates: '#d08a35',
  };
  const brush = { dark: '#1d2420', mid: '#3a472a', lit: '#8f8c3e', dab: 11, count: 340, sunX: -0.8, sunY: -0.6 };
  let svg =
    palm(random, 330, 1560, 700, look, -1) +
    palm(random, 150, 1600, 560, look, -1) +
    palm(random, 2180, 1580, 520, look, -1);
  for (const [x, rx, ry] of [
    [60, 260, 110],
    [420, 220, 80],
    [2120, 210, 84],
    [2340, 220, 120],
  ] as const)
    svg += foliage(random, x, 1580, rx, ry, brush);
  const pack = mule({
    body: '#5b3a30',
    far: '#3a2424',
    shade: '#44292a',
    muzzle: '#a98a74',
    pack: '#b4492b',
    packShade: '#7d2f24',
    stride: 0.15,
  });
  const man = robed({
    coat: '#efe3cc',
    shade: '#b59a86',
    legs: '#5b3a30',
    skin: '#6a3b2b',
    wrap: '#2541a8',
    stride: 0.2,
    staff: true,
  });
  const rim = { colour: '#ffe0aa', dx: -2, dy: -1 };
  for (const [parts, at] of [
    [pack, { x: 1090, y: 1452, scale: 1.05 }],
    [man, { x: 1245, y: 1458, scale: 1.25 }],
  ] as const) {
    svg += shadow(parts, at, 1.7, 0.12, '#4d2a30', 0.5) + stand(parts, at, rim);
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 9,
    bottom: 980,
    stops: [
      [0, '#3f6d9e'],
      [0.35, '#7fa3b8'],
      [0.7, '#ebc598'],
      [1, '#f4c08a'],
    ],
    glow: { x: 120, y: 520, colour: '#ffdf9e', reach: 1300, strength: 0.72 },
    clouds: [
      {
        top: 80,
        bottom: 470,
        long: 760,
        tall: 110,
        cover: 0.5,
        soft: 0.16,
        lit: '#fbe3bd',
        shade: '#b79d9c',
        alpha: 0.75,
      },
    ],
  });
  return [sky, ground(), hillside(), { svg: granary() + village() }, river(), { svg: gardens() + foreground() }];
}

/** The earthen ksar above its river in late light. */
export const aitBenhaddou: Scene = {
  key: 'ait-benhaddou',
  title: 'Aït Benhaddou',
  alt:
    'The stacked earth houses and corner towers of Aït Benhaddou climb their hill in warm evening light; ' +
    'below, a man leads a laden mule along the river past date palms.',
  caption: 'Aït Benhaddou from the Ounila ford, an hour before dusk',
  focal: { x: 55, y: 60 },
  paint,
};
