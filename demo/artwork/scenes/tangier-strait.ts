import { gull } from '../lib/bird.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { roofHouse } from '../lib/medina.ts';
import { minaret } from '../lib/minaret.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palm } from '../lib/palm.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { place } from '../lib/turned.ts';
import { makeView } from '../lib/view.ts';
import { sitter } from '../lib/walker.ts';
import { wash } from '../lib/wash.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(610);
const HORIZON = 560;
const view = makeView({ horizon: HORIZON, focal: 1650, eye: 52, centre: 1200 });
const HAZE = '#d6e0e8';

/** Spain: a low blue coast with one rock higher than the rest. */
function spain(): PixelLayer {
  const ramp = makeRamp([
    [0, '#6f8fc0'],
    [0.5, '#9db4d6'],
    [1, '#e6dcd8'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const crest =
        HORIZON -
        34 -
        44 * ridged(noise, x / 520, 3, 3) -
        66 * Math.exp(-(((x - 1990) / 150) ** 2)) -
        26 * Math.exp(-(((x - 700) / 420) ** 2));
      out[3] = clamp((y - crest) * 0.5 + 0.5) * smooth(300, 700, x + 400);
      ramp(steps(clamp(0.5 + fbm(noise, x / 60, y / 30, 3) * 0.6 + (HORIZON - y) / 300), 5, 0.7), out);
      tint(out, rgb('#e6e6ea'), 0.5 * smooth(HORIZON - 60, HORIZON, y));
    },
    { top: 380, bottom: HORIZON + 2 },
  );
}

function sea(): PixelLayer {
  const water = makeRamp([
    [0, '#16426e'],
    [0.3, '#246a94'],
    [0.6, '#4b9ab4'],
    [0.85, '#a9d0d2'],
    [1, '#fff6dc'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const t = (y - HORIZON) / 700;
      const swell = fbm(noise, x / (120 + t * 400), (y - HORIZON) / (5 + t * 40), 4);
      const lane = Math.exp(-(((x - 1500 - t * 160) / (140 + t * 420)) ** 2));
      water(steps(clamp(0.6 - t * 0.34 + swell * 0.3 + lane * 0.26 * smooth(-0.1, 0.3, swell)), 9, 0.7), out);
      const race = smooth(0.24, 0.36, fbm(noise, x / 700 + 4, (y - HORIZON) / 34, 2));
      tint(out, [206, 226, 228], race * 0.35);
      tint(out, rgb('#dfe8ea'), smooth(26, 0, y - HORIZON) * 0.6);
    },
    { top: HORIZON, bottom: 1600 },
  );
}

/** How high the ground stands above the sea; below zero it is water. */
function ground(x: number, z: number): number {
  const shore = -34 + z * 0.27 + noise(z * 0.012, 4) * 10;
  return (shore - x) * 0.36 - 2;
}

function ferry(): string {
  return (
    '<g transform="translate(1560 690)"><path d="M-130 -8L-146 -44H136L112 -8Z" fill="#f6efe2"/><path d="M-130 -8L-134 -20H120L112 -8Z" fill="#2541a8"/>' +
    '<path d="M-96 -44V-66H84V-44ZM-70 -66V-82H52V-66Z" fill="#fffaf0"/><path d="M10 -82L18 -112H44L40 -82Z" fill="#b4492b"/>' +
    '<path d="M-86 -58H74M-60 -76H42" stroke="#44688c" stroke-width="7" stroke-dasharray="10 7"/><path d="M-160 -6Q0 8 240 -4Q420 4 620 14" stroke="#f3f8f2" stroke-width="6" fill="none" stroke-opacity="0.8"/><path d="M118 -2Q300 10 560 30" stroke="#dcebea" stroke-width="5" fill="none" stroke-opacity="0.7"/></g>' +
    '<g fill="#fffaf0"><path d="M820 640l22 -54l6 54zM2060 760l30 -78l8 78zM1180 620l12 -30l4 30z"/></g><path d="M814 644h40M2050 766h58" stroke="#3a5a7c" stroke-width="6"/>'
  );
}

function town(): string {
  const random = makeRandom(88);
  let svg = '';
  let shown = false;
  const whites = ['#f7f1e4', '#efe6da', '#fbf7ee', '#f3e2cc', '#e6ecf0', '#f6dcc4'];
  for (let z = 300; z > 58; z -= 5.4 + z * 0.04) {
    const far = clamp(1 - Math.exp(-(z - 58) / 260));
    const hue = (colour: string): string => mix(colour, HAZE, far * 0.55);
    const places: { x: number; width: number }[] = [];
    for (let x = -z * 0.8 - 10; x < z * 0.3; x += 0) {
      const width = random.range(5, 10) * (1 + z / 300);
      places.push({ x: x + width / 2, width });
      x += width * random.range(0.96, 1.16);
    }
    places.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    for (const p of places) {
      const base = ground(p.x, z);
      if (base < 1.2) continue;
      const wall = random.pick(whites);
      if (random.next() < 0.13) {
        const [tx, ty] = view.at(p.x, base + 2, z);
        const s = view.scale(z);
        svg += foliage(random, tx, ty - s * 2, s * 4, s * 4.4, {
          dark: hue('#2c5240'),
          mid: hue('#577d46'),
          lit: hue('#b3b862'),
          dab: Math.max(3, s * 0.6),
          count: 80,
          sunX: 0.7,
          sunY: -0.6,
        });
        continue;
      }
      svg += roofHouse(
        view,
        random,
        {
          x: p.x,
          z: z + random.range(-1, 1),
          width: p.width,
          depth: 6 + z * 0.045,
          base: base - 4,
          top: base + random.range(5.5, 11),
        },
        {
          front: hue(mix(wall, '#8fa4cc', 0.2)),
          side: hue(mix(wall, '#ffe9c0', 0.5)),
          roof: hue(mix(wall, '#fff2d8', 0.4)),
          floor: hue(mix(wall, '#c9a488', 0.45)),
          dark: hue('#37507c'),
          lamp: '#ffc65e',
          day: true,
        },
      );
    }
    if (z < 170 && !shown) {
      shown = true;
      const [mx, my] = view.at(-52, ground(-52, 168) + 1, 168);
      svg += place(
        minaret({
          lit: hue('#f3e2c4'),
          shade: hue('#b79a94'),
          tile: hue('#2f8f86'),
          tileShade: hue('#1f5f6e'),
          line: hue('#4a4a5c'),
          ball: '#e8b54a',
        }),
        mx,
        my,
        0.7,
      );
    }
  }
  return svg;
}

/** The terrace in the foreground: tiles, a table with tea, two at it. */
function terrace(): string {
  const random = makeRandom(5);
  let svg =
    '<path d="M1240 1600L1330 1390H2400V1600Z" fill="#a8694c"/><path d="M1330 1390H2400V1404H1324Z" fill="#e6b184"/>';
  for (let i = 0; i < 9; i += 1)
    svg += `<path d="M${1330 + i * 122} 1404L${1250 + i * 150} 1600" stroke="#7c4436" stroke-width="5"/>`;
  svg +=
    '<path d="M1262 1500H2400" stroke="#7c4436" stroke-width="5"/>' +
    '<path d="M1310 1392V1300H2400V1392Z" fill="#f7efe0"/><path d="M1310 1300H2400V1318H1310Z" fill="#fffaf0"/><path d="M1310 1318H2400V1330H1310Z" fill="#b7a6a8" fill-opacity="0.6"/>';
  for (let x = 1344; x < 2400; x += 74) svg += `<path d="M${x} 1386v-34q18 -30 36 0v34z" fill="#8fa9c4"/>`;
  const first = sitter({ coat: '#2541a8', shade: '#1a2c70', legs: '#33405c', skin: '#a5664a', wrap: '#f0d9ae' });
  const second = sitter({ coat: '#c8502c', shade: '#74302a', legs: '#3a3448', skin: '#8d543e', wrap: '#f6efe2' });
  svg += stand(first, { x: 1650, y: 1500, scale: 3.6 }, { colour: '#fff6dc', dx: 3, dy: -1.5 });
  svg += stand(second, { x: 1990, y: 1504, scale: 3.6, facing: -1 }, { colour: '#fff6dc', dx: 3, dy: -1.5 });
  svg +=
    '<ellipse cx="1820" cy="1500" rx="96" ry="20" fill="#5a2f2a" fill-opacity="0.4"/><path d="M1764 1440h112l-14 56h-84z" fill="#8a4a32"/><ellipse cx="1820" cy="1440" rx="86" ry="19" fill="#d9a24a"/><ellipse cx="1820" cy="1437" rx="72" ry="14" fill="#f3cf86"/>' +
    '<path d="M1796 1434q-12 -34 16 -52h16q26 18 16 52z" fill="#dfe2e4"/><path d="M1840 1420q22 -8 26 -28M1796 1414q-26 -6 -20 -24" stroke="#b4bac2" stroke-width="7" fill="none"/><path d="M1868 1436l-4 -26h22l-4 26zM1770 1438l-4 -24h20l-4 24z" fill="#c9a23e"/>';
  const leaf = {
    trunk: '#4a322c',
    trunkLit: '#c4905c',
    dark: '#1c3a2c',
    mid: '#457038',
    lit: '#bdc05a',
    dates: '#e0913a',
  };
  svg += palm(random, 2300, 1420, 760, leaf, 1);
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 41,
    bottom: HORIZON + 10,
    stops: [
      [0, '#3f86c8'],
      [0.5, '#97c0de'],
      [1, '#f3e8d4'],
    ],
    glow: { x: 1700, y: 120, colour: '#fff4d4', reach: 900, strength: 0.4 },
    clouds: [
      {
        top: 30,
        bottom: 420,
        long: 700,
        tall: 90,
        cover: 0.46,
        soft: 0.12,
        lit: '#fffaf0',
        shade: '#b6c8dc',
        alpha: 0.8,
      },
    ],
  });
  const birds =
    gull(1180, 470, 120, -8, 0.8) +
    gull(1330, 380, 80, 6, 1) +
    gull(980, 330, 66, -4, 0.6, -1) +
    gull(1900, 430, 90, 10, 0.9, -1);
  return [sky, spain(), sea(), { svg: `${ferry()}${town()}` }, wash(9, 0.26), { svg: `${birds}${terrace()}` }];
}

/** Tangier and the Strait, with Spain across the water. */
export const tangierStrait: Scene = {
  key: 'tangier-strait',
  title: 'Tangier, facing north',
  alt:
    'Two people have tea on a terrace above the white roofs of Tangier; a ferry crosses the blue Strait and the ' +
    'coast of Spain lies along the horizon.',
  caption: 'Tangier, four in the afternoon: fourteen days still to go',
  focal: { x: 56, y: 58 },
  paint,
};
