import { swallow } from '../lib/bird.ts';
import { plantPot } from '../lib/pot.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { wash } from '../lib/wash.ts';
import { city, hills } from '../parts/fes-rooftops/city.ts';
import type { Layer, Scene } from '../types.ts';

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
