import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { flamingo } from '../lib/flamingo.ts';
import { gull } from '../lib/gull.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky, sunDisc } from '../lib/sky.ts';
import { hiker, sitter } from '../lib/walker.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(812);
const SUN = { x: 700, y: 596 };
const SHORE = 742;

/** Dunes between the lagoon and the sea, and the sea itself. */
function far(): PixelLayer {
  const sand = makeRamp([
    [0, '#6d4a78'],
    [0.4, '#b0707e'],
    [0.75, '#eaa47e'],
    [1, '#ffd79c'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const crest = 700 - 46 * Math.exp(-(((x - 1780) / 520) ** 2)) - 16 * noise(x / 240, 2) - 7 * noise(x / 70, 5);
      out[3] = clamp((y - crest) * 0.6 + 0.5);
      if (out[3] <= 0) return;
      const fold = fbm(noise, x / 120 + y / 60, y / 26, 3);
      sand(steps(clamp(0.5 + fold * 0.55 - (x - SUN.x) / 3600 + (700 - y) / 300), 6, 0.7), out);
      // Tussocks hold the sand.
      const grass = smooth(0.2, 0.34, fbm(noise, x / 30, y / 9, 2));
      tint(out, rgb('#5c5560'), grass * 0.55);
    },
    { top: 600, bottom: SHORE + 4 },
  );
}

function lagoon(): PixelLayer {
  const ramp = makeRamp([
    [0, '#ffe2a6'],
    [0.12, '#fbb98c'],
    [0.35, '#e08a92'],
    [0.65, '#8f6fa8'],
    [1, '#3c4a92'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const t = (y - SHORE) / (1600 - SHORE);
      const ripple = fbm(noise, x / (60 + t * 320), (y - SHORE) / (3 + t * 26), 3);
      ramp(clamp(t + ripple * (0.05 + t * 0.16)), out);
      const lane = Math.exp(-(((x - SUN.x - ripple * 90) / (36 + t * 330)) ** 2));
      tint(out, [255, 240, 200], lane * (0.75 - t * 0.5) * smooth(-0.25, 0.2, ripple));
      // Wet flats show where the water is a finger deep.
      const flat = smooth(0.16, 0.3, fbm(noise, x / 620 + 3, y / 60, 3) - t * 0.24);
      tint(out, rgb('#c98a86'), flat * 0.5 * smooth(0.02, 0.1, t));
      tint(out, [255, 224, 190], smooth(8, 0, y - SHORE) * 0.5);
      out[3] = smooth(SHORE - 2, SHORE + 2, y);
    },
    { top: SHORE - 4, bottom: 1600 },
  );
}

function flock(): string {
  const random = makeRandom(40);
  const birds: { y: number; svg: string }[] = [];
  for (let i = 0; i < 46; i += 1) {
    const t = i < 30 ? random.next() * 0.28 : 0.3 + random.next() * 0.44;
    const y = 806 + t * 590;
    const x = i < 30 ? 520 + random.gauss() * 560 + i * 26 : random.range(560, 2140);
    if (x < 40 || x > 2360) continue;
    const size = 66 + t * 330;
    const haze = 0.5 * (1 - smooth(0, 0.5, t));
    const pale = random.next() < 0.2;
    const hue = (colour: string): string => mix(colour, '#f0a58e', haze);
    const parts = flamingo(
      random.next() < 0.45,
      hue(pale ? '#f6d6cc' : '#f7b6b4'),
      hue('#b4546a'),
      hue(pale ? '#ecb3ae' : '#e9707c'),
    );
    const facing = random.next() < 0.55 ? 1 : -1;
    const place = { x, y, scale: size / 100, facing } as const;
    const turned = `<g transform="translate(0 ${r1(2 * y)}) scale(1 -1)" opacity="${r1(0.34 - haze * 0.3)}">${stand(parts, place)}</g>`;
    const rings = `<path d="M${r1(x - size * 0.22)} ${r1(y + 1)}h${r1(size * 0.44)}M${r1(x - size * 0.13)} ${r1(y + size * 0.045)}h${r1(size * 0.3)}" stroke="#ffe6cc" stroke-opacity="0.5" stroke-width="${r1(size * 0.012)}"/>`;
    birds.push({ y, svg: turned + rings + stand(parts, place, { colour: '#fff0d4', dx: -1.6, dy: -0.8 }) });
  }
  return birds
    .sort((a, b) => a.y - b.y)
    .map((bird) => bird.svg)
    .join('');
}

function bank(): string {
  const random = makeRandom(8);
  let svg =
    '<path d="M0 1600V1392Q220 1352 470 1404Q640 1440 760 1520Q820 1566 900 1600Z" fill="#4a3350"/>' +
    '<path d="M0 1392Q220 1352 470 1404Q640 1440 760 1520Q820 1566 900 1600L862 1600Q760 1540 690 1500Q500 1400 300 1392Q120 1386 0 1412Z" fill="#d8927c"/>';
  const watcher = hiker({
    coat: '#b4492b',
    shade: '#6b2c30',
    legs: '#2e2b4c',
    skin: '#8d543e',
    wrap: '#f0d9ae',
    stride: 0.5,
  });
  const rest = sitter({ coat: '#2b4a96', shade: '#1c2c60', legs: '#2c2844', skin: '#8d543e', wrap: '#e8a33d' });
  svg += stand(watcher, { x: 250, y: 1420, scale: 3.1 }, { colour: '#ffd79c', dx: 3, dy: -1.5 });
  svg += `<path d="M272 1138l34 -6v12l-32 8z" fill="#2a1c26"/>`;
  svg += stand(rest, { x: 420, y: 1430, scale: 3.1 }, { colour: '#ffd79c', dx: 3, dy: -1.5 });
  const reed = (x: number, y: number, tall: number, lean: number, fill: string): string =>
    `<path d="M${r1(x - 3)} ${r1(y)}Q${r1(x + lean * 0.3)} ${r1(y - tall * 0.6)} ${r1(x + lean)} ${r1(y - tall)}Q${r1(x + lean * 0.4 + 5)} ${r1(y - tall * 0.55)} ${r1(x + 4)} ${r1(y)}Z" fill="${fill}"/>`;
  for (let i = 0; i < 190; i += 1) {
    const right = random.next() < 0.62;
    const x = right ? 2420 - random.next() ** 1.5 * 620 : random.next() ** 1.6 * 190;
    const y = 1620;
    const tall = random.range(120, 420) * (right ? 0.6 + ((x - 1800) / 620) * 0.6 : 0.9);
    svg += reed(x, y, tall, random.range(-70, 60), random.pick(['#2a2340', '#3c2c48', '#5a3c50', '#8a5a58']));
    if (random.next() < 0.16)
      svg += `<path d="M${r1(x)} ${r1(y - tall * 0.86)}v${r1(-tall * 0.14)}" stroke="#6d3f3a" stroke-width="10" stroke-linecap="round"/>`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 27,
    bottom: 740,
    stops: [
      [0, '#4a5ca6'],
      [0.35, '#9a86b8'],
      [0.65, '#e8a1a0'],
      [0.88, '#ffc791'],
      [1, '#ffdf9f'],
    ],
    glow: { ...SUN, colour: '#ffe0a0', reach: 900, strength: 0.7 },
    clouds: [
      {
        top: 60,
        bottom: 400,
        long: 860,
        tall: 56,
        cover: 0.5,
        soft: 0.13,
        lit: '#ffcdb0',
        shade: '#9480b4',
        alpha: 0.66,
      },
    ],
  });
  const sea =
    '<path d="M0 648H2400V740H0Z" fill="#b98098"/><path d="M0 648H2400V660H0Z" fill="#e8b09c"/>' +
    '<path d="M420 662H1000M300 676H1120M520 690H900" stroke="#ffe6b4" stroke-width="5" stroke-opacity="0.8"/>';
  let birds = '';
  for (const [x, y, span, tilt] of [
    [1500, 300, 90, -0.1],
    [1640, 350, 70, 0.12],
    [1380, 380, 60, 0],
    [1900, 240, 74, -0.2],
  ] as const)
    birds += gull(x, y, span, tilt, '#6a4a7a', '#ffd9b8');
  return [
    sky,
    { svg: sunDisc(SUN.x, SUN.y, 54, '#fff4d2', '#ffe0a4') + sea },
    far(),
    lagoon(),
    { svg: birds + flock() + bank() },
  ];
}

/** Flamingos on the lagoon of Massa. */
export const massaFlamingos: Scene = {
  key: 'massa-flamingos',
  title: 'Flamingos on the Massa',
  alt:
    'Flamingos feed in a still lagoon that mirrors a pink and orange evening sky; two people watch from the bank ' +
    'between the reeds, and dunes hide the sea.',
  caption: 'The Massa, where the river waits behind the sand',
  focal: { x: 38, y: 62 },
  paint,
};
