import type { Layer, Scene } from '../types.ts';
import { swallow } from '../lib/bird.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { minaret, roofHouse, tiledHall } from '../lib/medina.ts';
import type { MinaretLook } from '../lib/medina.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { plantPot } from '../lib/pot.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { place } from '../lib/turned.ts';
import { makeView } from '../lib/view.ts';
import { wash } from '../lib/wash.ts';

const noise = makeNoise(88);
const view = makeView({ horizon: 690, focal: 1650, eye: 27 });
const HAZE = '#d79a98';

function tower(haze: number): MinaretLook {
  const hue = (colour: string): string => mix(colour, HAZE, haze);
  return {
    lit: hue('#f0c795'),
    shade: hue('#8f6f86'),
    tile: hue('#2f8f74'),
    tileShade: hue('#1f5a5e'),
    line: hue('#3c2b4c'),
    ball: hue('#f3c25a'),
  };
}

function hills(): Layer {
  const far = makeRamp([
    [0, '#6a5a8e'],
    [0.5, '#8f6e97'],
    [1, '#c98e98'],
  ]);
  const near = makeRamp([
    [0, '#4d4676'],
    [0.5, '#6f567f'],
    [1, '#b77d84'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const a =
        560 - 120 * Math.exp(-(((x - 1750) / 620) ** 2)) - noise(x / 360, 2) * 34 - fbm(noise, x / 120, 5, 3) * 10;
      const b =
        640 - 90 * Math.exp(-(((x - 480) / 520) ** 2)) - noise(x / 300, 12) * 28 - fbm(noise, x / 70, 15, 3) * 7;
      const front = clamp((y - b) * 0.5 + 0.5);
      out[3] = Math.max(front, clamp((y - a) * 0.5 + 0.5));
      if (out[3] <= 0) return;
      const fold = fbm(noise, x / 150 + y / 220, y / 70, 4);
      (front > 0.5 ? near : far)(steps(clamp(0.42 + fold * 0.6 - (x - 1200) / 4200), 6, 0.8), out);
      tint(out, rgb('#eeb09a'), 0.5 * smooth(500, 760, y));
    },
    { top: 380, bottom: 900 },
  );
}

function city(): string {
  const random = makeRandom(404);
  let svg = '';
  const ground = (z: number): number => 22 * smooth(150, 330, z);
  let z = 330;
  let shown = 0;
  while (z > 20) {
    const pace = 6.2 + z * 0.05;
    const reach = (z * 1250) / 1650 + 12;
    const far = clamp(1 - Math.exp(-(z - 20) / 170));
    const hue = (colour: string): string => mix(colour, HAZE, far * 0.78);
    const look = {
      front: hue('#8f6a84'),
      side: hue('#e39c72'),
      roof: hue('#d3a5a2'),
      floor: hue('#9a80a0'),
      dark: hue('#2c2048'),
      lamp: mix('#ffc65e', '#f3c0a0', far * 0.5),
    };
    const places: { x: number; width: number }[] = [];
    for (let x = -reach; x < reach; x += 0) {
      const width = random.range(5, 11) * (1 + z / 260);
      places.push({ x: x + width / 2, width });
      x += width * random.range(0.94, 1.12);
    }
    // Far from the middle first, so that side walls tuck behind.
    places.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    for (const p of places) {
      if (z < 60 && random.next() < 0.1) continue;
      const top = ground(z) + random.range(6.5, 14.5) + (random.next() < 0.1 ? 3 : 0);
      const house = {
        x: p.x,
        z: z + random.range(-1, 1),
        width: p.width,
        depth: pace * 1.15,
        base: ground(z) - 3,
        top,
      };
      svg += roofHouse(view, random, house, look);
      if (random.next() < 0.5 && z < 200) {
        const hut = {
          ...house,
          x: p.x + random.range(-0.2, 0.2) * p.width,
          z: house.z + pace * 0.5,
          width: p.width * 0.34,
          depth: pace * 0.36,
          base: top - 0.9,
          top: top + 2.2,
        };
        svg += roofHouse(view, random, hut, look);
      }
      if (random.next() < 0.12 && z > 40 && z < 230) {
        const [tx, ty] = view.at(p.x, top - 1, z);
        const s = view.scale(z);
        svg += foliage(random, tx, ty, s * 2.4, s * 2.8, {
          dark: hue('#1d3038'),
          mid: hue('#37513f'),
          lit: hue('#8d8a55'),
          dab: s * 0.34,
          count: 60,
          sunX: -0.8,
          sunY: -0.5,
        });
      }
    }
    if (z < 230 && shown === 0) {
      shown = 1;
      const [mx, my] = view.at(62, 4, 226);
      svg += place(minaret(tower(0.52)), mx, my, 0.4);
    }
    if (z < 128 && shown === 1) {
      shown = 2;
      svg +=
        tiledHall(view, 6, 126, 34, 12, 2, 13, 18.4, tower(0.3)) +
        tiledHall(view, 12, 114, 30, 11, 2, 12.6, 17.6, tower(0.25));
      const [mx, my] = view.at(-15, 2, 112);
      svg += place(minaret(tower(0.2)), mx, my, 1.08);
    }
    z -= pace;
  }
  return svg;
}

function terrace(): string {
  const random = makeRandom(71);
  let svg =
    `<path d="M1560 1600L1600 1330L2400 1240V1600Z" fill="#5d4767"/><path d="M1560 1600L1600 1330L1630 1327L1600
      1600Z" fill="#c98a70"/>` +
    `<path d="M1588 1332L2400 1238V1268L1584 1362Z" fill="#e6b393"/><path d="M1584 1362L2400 1268V1284L1583 1378Z"
      fill="#2e2144" fill-opacity="0.5"/>`;
  // A carpet airing over the parapet.
  svg += `<path d="M1800 1308L2130 1270L2142 1600H1796Z" fill="#a33327"/><path d="M1800 1308L2130 1270L2131 1292L1800
      1332Z" fill="#d9573a"/>`;
  for (let i = 0; i < 6; i += 1) {
    const y = 1372 + i * 44;
    let d = '';
    for (let k = 0; k < 7; k += 1) d += `M${1816 + k * 46} ${y - k * 5.2}l22 -20l22 16l-22 20z`;
    svg += `<path d="${d}" fill="${['#e8a33d', '#1c2a66', '#f0d9b4'][i % 3]}" fill-opacity="0.9"/>`;
  }
  svg += '<path d="M1800 1308L2130 1270L2142 1600H1796Z" fill="#2a1440" fill-opacity="0.22"/>';
  const leaf = { dark: '#1a2c36', mid: '#35523f', lit: '#a39a58', dab: 8, count: 170, sunX: -0.8, sunY: -0.5 };
  svg += plantPot(random, 1700, 1326, 1.35, { clay: '#a4543a', leaf, flower: '#e2606a', sun: -1 });
  svg += plantPot(random, 2290, 1262, 1.6, { clay: '#2b4a96', leaf, flower: '#f0b45c', sun: -1 });
  return svg;
}

function birds(): string {
  const random = makeRandom(12);
  let svg = '';
  for (let i = 0; i < 24; i += 1) {
    const t = i / 24;
    const x = 1250 + Math.cos(t * 7) * 560 * (1 - t * 0.4) + random.range(-90, 90);
    const y = 330 + Math.sin(t * 7) * 150 + random.range(-60, 50);
    svg += swallow(
      x,
      y,
      random.range(24, 62),
      random.range(-50, 40) + (random.next() < 0.4 ? 180 : 0),
      random.range(0.2, 0.9),
    );
  }
  return `<g fill="#2a1f42">${svg}</g>`;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 31,
    bottom: 760,
    stops: [
      [0, '#2a3672'],
      [0.28, '#5a5296'],
      [0.52, '#a56f98'],
      [0.74, '#e39383'],
      [0.9, '#f9bd83'],
      [1, '#ffd79a'],
    ],
    glow: { x: 420, y: 640, colour: '#ffd08a', reach: 1000, strength: 0.8 },
    clouds: [
      {
        top: 40,
        bottom: 330,
        long: 900,
        tall: 58,
        cover: 0.5,
        soft: 0.13,
        lit: '#f2a08c',
        shade: '#6a5796',
        alpha: 0.65,
      },
      {
        top: 330,
        bottom: 560,
        long: 1200,
        tall: 30,
        cover: 0.48,
        soft: 0.1,
        lit: '#ffd09a',
        shade: '#cf8290',
        alpha: 0.6,
      },
    ],
  });
  const houses = city();
  const dusk =
    '<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0.42" stop-color="#ffb27a" stop-opacity="0"/>' +
    `<stop offset="0.47" stop-color="#ffb27a" stop-opacity="0.26"/><stop offset="0.62" stop-color="#7a4a80"
      stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#241650" stop-opacity="0.5"/></linearGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#dusk)"/>`;
  return [sky, hills(), { svg: houses }, wash(14, 0.4), { svg: dusk + terrace() + birds() }];
}

/** The roofs of Fes at dusk. */
export const fesRooftops: Scene = {
  key: 'fes-rooftops',
  title: 'The roofs of Fes',
  alt:
    `Dusk over the flat roofs of the Fes medina: a minaret with green tiles rises above the houses, windows light up
      and ` + 'swallows wheel against a rose and indigo sky.',
  caption: 'Fes el-Bali, ten minutes after the call',
  focal: { x: 44, y: 50 },
  paint,
};
