import { cannon } from '../lib/cannon.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { gull } from '../lib/gull.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mistLayer } from '../lib/mist.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { polygon } from '../lib/path.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { robed } from '../lib/walker.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(820);
const VIEW = { x: 1150, y: 640, focal: 1500 };
/** Sea side of the wall, its thickness, and heights below the eye of its top, merlons, walk and the sea. */
const WALL = { x: 0.3, thick: 0.46, top: -0.92, merlon: -0.52, walk: -1.5, sea: -3.3, far: 17 };
const HAZE = '#e6cdb4';

function at(x: number, y: number, z: number): [number, number] {
  return [VIEW.x + (x * VIEW.focal) / z, VIEW.y - (y * VIEW.focal) / z];
}

function sea(): Layer {
  const water = makeRamp([
    [0, '#12344c'],
    [0.3, '#1f5a74'],
    [0.55, '#3f8c98'],
    [0.78, '#a9c6b4'],
    [1, '#fff0cc'],
  ]);
  const rock = makeRamp([
    [0, '#2a2026'],
    [0.5, '#6f5345'],
    [1, '#d3a070'],
  ]);
  const haze = rgb('#ecd3b4');
  return paintTerrain({
    horizon: VIEW.y,
    focal: VIEW.focal,
    eye: -WALL.sea,
    near: 3.2,
    far: 140,
    steps: 420,
    sun: [-0.8, 0.42, 0.3],
    reach: 3,
    height(x, z) {
      const swell =
        Math.sin(z * 1.5 + x * 0.5 + noise(x * 0.22, z * 0.22) * 3) * 0.1 + fbm(noise, x * 0.8, z * 1.3, 4) * 0.16;
      const shore = smooth(-1.8, -0.1, x - WALL.x);
      const stone = fbm(noise, x * 1.7 + 3, z * 1.5, 4) * 0.9 - 1 + shore * 0.98;
      return Math.max(swell * (1 - smooth(20, 70, z) * 0.7), z < 26 ? stone : -1);
    },
    shade(g, out) {
      const chop = fbm(noise, g.x * 2.2, g.z * 3.2, 4);
      const shore = smooth(-3, -0.2, g.x - WALL.x) * (1 - smooth(18, 30, g.z));
      const light = clamp(0.16 + g.sun * g.open * 0.9);
      if (g.h > 0.19 && g.z < 26) {
        rock(steps(clamp(light * 0.9 + chop * 0.16), 6, 0.6), out);
        tint(out, rgb('#f4f4ea'), smooth(0.32, 0.2, g.h + chop * 0.08) * 0.9);
      } else {
        const glint = Math.exp(-(((g.x / g.z + 0.42) / 0.24) ** 2)) * 0.3;
        water(steps(clamp(0.14 + light * 0.46 + chop * 0.2 + glint - g.dz * 0.35), 8, 0.7), out);
        const lace =
          smooth(0.06, 0.2, chop * 0.7 + shore * 0.62 - 0.3 + g.h * 0.8) + smooth(0.16, 0.24, g.h + chop * 0.05) * 0.8;
        tint(out, rgb('#fbf7ea'), clamp(lace) * 0.86);
      }
      tint(out, haze, 0.7 * smooth(14, 110, g.z));
    },
  }).layer;
}

/** The sea face of the wall, course by course. */
function masonry(): PixelLayer {
  const stone = makeRamp([
    [0, '#5b3a30'],
    [0.35, '#a06f4c'],
    [0.65, '#d9a468'],
    [0.88, '#f6cf92'],
    [1, '#ffe7bc'],
  ]);
  const haze = rgb(HAZE);
  const random = makeRandom(3);
  const tones = Float32Array.from({ length: 4096 }, () => random.range(-0.1, 0.1));
  return paintPixels(0.5, (x, y, out) => {
    out[3] = 0;
    if (x <= VIEW.x + 20) return;
    const z = (VIEW.focal * WALL.x) / (x - VIEW.x);
    const up = ((VIEW.y - y) * z) / VIEW.focal;
    if (z > WALL.far || up > WALL.top || up < WALL.sea + 0.25 + noise(z * 2, 4) * 0.22) return;
    out[3] = 1;
    const course = Math.floor((up + 4) / 0.17);
    const along = z / 0.36 + (course % 2) * 0.5;
    const block = Math.floor(along);
    const joint =
      Math.min(along - block, 1 - along + block) * 0.36 < 0.012 || (up + 4) / 0.17 - course < 0.09 ? 0.13 : 0;
    const foot = smooth(-1.7, -2.7, up) * 0.34;
    const wear = fbm(noise, z * 1.6, up * 3, 4) * 0.16 + fbm(noise, z * 7, up * 1.1, 2) * 0.07;
    const seam = clamp(6 / z);
    stone(
      steps(clamp(0.74 + tones[(course * 61 + block * 7) & 4095]! * seam - joint * seam + wear - foot), 9, 0.7),
      out,
    );
    tint(out, haze, 0.6 * smooth(3, 16, z));
  });
}

function quad(points: [number, number][], fill: string): string {
  return `<path d="${polygon(points)}" fill="${fill}"/>`;
}

function box(z0: number, z1: number, low: number, high: number, fade: number): string {
  const [a, b] = [WALL.x, WALL.x + WALL.thick];
  const tone = (colour: string): string => mix(colour, HAZE, fade);
  return (
    quad([at(a, high, z0), at(a, high, z1), at(b, high, z1), at(b, high, z0)], tone('#f8d8a4')) +
    quad([at(a, low, z0), at(a, low, z1), at(a, high, z1), at(a, high, z0)], tone('#e9b878')) +
    quad([at(a, low, z0), at(b, low, z0), at(b, high, z0), at(a, high, z0)], tone('#8a5a48')) +
    [0.33, 0.66]
      .map((v) => {
        const [l, m, r] = [
          at(a, low + (high - low) * v, z1),
          at(a, low + (high - low) * v, z0),
          at(b, low + (high - low) * v, z0),
        ];
        return (
          `<path d="M${r1(l[0])} ${r1(l[1])}L${r1(m[0])} ${r1(m[1])}L${r1(r[0])} ${r1(r[1])}" ` +
          `stroke="${tone('#5e3a34')}" stroke-width="${r1(5 / z0)}" fill="none" stroke-opacity="0.45"/>`
        );
      })
      .join('')
  );
}

function rampart(): string {
  const [a, b] = [WALL.x, WALL.x + WALL.thick];
  let svg = quad(
    [at(b, WALL.walk, 1), at(b, WALL.walk, WALL.far), at(9, WALL.walk, WALL.far), at(9, WALL.walk, 1)],
    '#c99a6c',
  );
  svg += quad(
    [at(b, WALL.walk, 1), at(b, WALL.walk, WALL.far), at(b + 0.75, WALL.walk, WALL.far), at(b + 0.75, WALL.walk, 1)],
    '#7d5446',
  );
  svg += quad(
    [at(b, WALL.walk, 1), at(b, WALL.walk, WALL.far), at(b, WALL.top, WALL.far), at(b, WALL.top, 1)],
    '#71493f',
  );
  svg += quad(
    [at(a, WALL.top, 1), at(a, WALL.top, WALL.far), at(b, WALL.top, WALL.far), at(b, WALL.top, 1)],
    '#dcae78',
  );
  let joints = '';
  for (let i = 0; i < 40; i += 1) {
    const z = 1.8 * 1.062 ** i;
    const [from, to] = [at(b, WALL.walk, z), at(9, WALL.walk, z)];
    joints += `M${r1(from[0])} ${r1(from[1])}H${r1(Math.min(2400, to[0]))}`;
  }
  for (let i = 0; i < 18; i += 1) {
    const [from, to] = [at(b + i * 0.45, WALL.walk, 1.6), at(b + i * 0.45, WALL.walk, WALL.far)];
    joints += `M${r1(from[0])} ${r1(from[1])}L${r1(to[0])} ${r1(to[1])}`;
  }
  svg += `<path d="${joints}" stroke="#6b4438" stroke-width="2.4" stroke-opacity="0.24"/>`;
  for (let i = 15; i >= 0; i -= 1) {
    const z = 2.05 + i * 0.98;
    const fade = 0.62 * smooth(3, 16, z);
    if (i % 2 === 0 && z > 2 && z < 12) {
      const [x, y] = at(WALL.x + 0.16, WALL.walk + 0.32, z + 0.76);
      svg += cannon(x, y, (VIEW.focal / (z + 0.76)) * 0.72, (colour) => mix(colour, HAZE, fade));
    }
    svg += box(z, z + 0.52, WALL.top, WALL.merlon, fade);
  }
  return svg;
}

/** The round bastion and the white town at the end of the wall. */
function town(): string {
  const random = makeRandom(14);
  const [x0, y0] = at(WALL.x, 0, WALL.far);
  let svg =
    `<path d="M${r1(x0 + 30)} ${r1(y0 + 140)}v-84L2400 ${r1(y0 + 30)}V${r1(y0 + 200)}Z" ` +
    `fill="${mix('#c9a692', HAZE, 0.4)}"/>`;
  for (let i = 0; i < 44; i += 1) {
    const w = random.range(38, 84);
    const x = x0 + 40 + random.next() ** 0.8 * 1200;
    const h = random.range(30, 74) * (0.7 + (x - x0) / 1500);
    const y = y0 + 150 + (x - x0) * 0.02;
    const fade = 0.5 - (x - x0) / 3600;
    svg +=
      `<path d="M${r1(x)} ${r1(y)}v${r1(-h - 90)}h${r1(w * 0.62)}v${r1(h + 90)}z" ` +
      `fill="${mix('#fdf0d8', HAZE, fade)}"/><path d="M${r1(x + w * 0.62)} ` +
      `${r1(y)}v${r1(-h - 90)}h${r1(w * 0.38)}v${r1(h + 90)}z" fill="${mix('#a78a8a', HAZE, fade)}"/>` +
      `<path d="M${r1(x + w * 0.2)} ${r1(y - h * 0.72 - 60)}h9v15h-9z" fill="${mix('#2541a8', HAZE, fade)}"/>`;
  }
  const mx = x0 + 330;
  svg +=
    `<path d="M${mx} ${y0 + 30}v-190h34v190z" fill="${mix('#f8e2bc', HAZE, 0.3)}"/>` +
    `<path d="M${mx + 34} ${y0 + 30}v-190h20v190z" fill="${mix('#9a7468', HAZE, 0.3)}"/>` +
    `<path d="M${mx + 12} ${y0 - 160}v-34h20v34zM${mx + 22} ${y0 - 196}v-22" ` +
    `stroke="${mix('#7d5446', HAZE, 0.3)}" stroke-width="3" fill="${mix('#f8e2bc', HAZE, 0.3)}"/>`;
  const [bx, by] = [x0 - 44, y0 + 250];
  svg +=
    `<defs><linearGradient id="bastion"><stop offset="0" stop-color="#f8d8a8"/>` +
    `<stop offset="0.4" stop-color="#e0b283"/><stop offset="1" stop-color="#94685a"/></linearGradient></defs>` +
    `<path d="M${bx - 84} ${by}L${bx - 70} ${y0 + 14}H${bx + 70}L${bx + 84} ${by}Z" fill="url(#bastion)"/>`;
  for (let i = 0; i < 7; i += 1)
    svg += `<path d="M${bx - 72 + i * 21.4} ${y0 + 15}v-22h13v22z" fill="${mix('#f8d8a8', '#94685a', i / 7)}"/>`;
  return svg;
}

function spray(): Layer[] {
  const random = makeRandom(9);
  const white = { dark: '#c3d6d6', mid: '#ecf1e8', lit: '#ffffff', sunX: -0.8, sunY: -0.6 };
  const bursts = [
    [1060, 1210, 180, 240, 850, 4.5],
    [1130, 1330, 230, 150, 700, 5],
    [1000, 1400, 190, 90, 500, 5],
    [1120, 960, 86, 100, 420, 3.4],
    [930, 1510, 280, 110, 480, 6],
  ] as const;
  const drops = bursts
    .map(([x, y, rx, ry, count, dab]) => foliage(random, x, y, rx, ry, { ...white, count, dab }))
    .join('');
  return [
    mistLayer(
      bursts.map(([x, y, rx, ry]) => [x, y, rx * 1.25, ry * 1.15, 0.8] as const),
      '#f4f6ee',
    ),
    { svg: drops },
  ];
}

/** Weather on the stone of wall and walk: soft blotches, kept off the sea and the sky. */
function weather(): PixelLayer {
  const edge = at(WALL.x, WALL.merlon, 1)[0] - VIEW.x;
  const layer = paintPixels(0.5, (x, y, out) => {
    out[3] = 0;
    if (y < 690 || x < VIEW.x) return;
    const z = (VIEW.focal * -WALL.walk) / Math.max(20, y - VIEW.y);
    const wx = ((x - VIEW.x) * z) / VIEW.focal;
    const blot = fbm(noise, wx * 1.4, z * 1.4, 4) + fbm(noise, x / 22, y / 14, 2) * 0.4;
    out[0] = blot > 0 ? 255 : 40;
    out[1] = blot > 0 ? 226 : 18;
    out[2] = blot > 0 ? 176 : 26;
    out[3] = Math.min(0.3, Math.abs(blot) * 0.3) * smooth(690, 780, y);
  });
  const low = WALL.merlon * -VIEW.focal;
  layer.mask =
    `<path d="M${VIEW.x} ${VIEW.y}L${r1(VIEW.x + edge)} ${r1(VIEW.y + low)}V1700H2400V${VIEW.y}Z" ` + `fill="#fff"/>`;
  return layer;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 18,
    bottom: 680,
    stops: [
      [0, '#4a8fc0'],
      [0.45, '#93bccb'],
      [0.8, '#ecd9b4'],
      [1, '#fbdca8'],
    ],
    glow: { x: 260, y: 470, colour: '#ffe6b0', reach: 1000, strength: 0.7 },
    clouds: [
      {
        top: 30,
        bottom: 520,
        long: 820,
        tall: 120,
        cover: 0.52,
        soft: 0.15,
        lit: '#fff1d4',
        shade: '#b9b6bc',
        alpha: 0.8,
      },
    ],
  });
  const man = robed({
    coat: '#2541a8',
    shade: '#182a6c',
    legs: '#3a2a2c',
    skin: '#6a3b2b',
    wrap: '#f6efe2',
    stride: 0.22,
  });
  const [px, py] = at(2.72, WALL.walk, 5.4);
  const place = { x: px, y: py, scale: ((VIEW.focal / 5.4) * 1.08) / 100 };
  const birds = (
    [
      [640, 330, 150, -0.15],
      [900, 520, 96, 0.2],
      [420, 560, 84, 0.1],
      [1240, 250, 110, 0.25],
      [240, 250, 70, -0.2],
      [1010, 800, 120, -0.3],
    ] as const
  )
    .map(([x, y, span, tilt]) => gull(x, y, span, tilt, '#8b8f9c', '#fffaf0'))
    .join('');
  return [
    sky,
    sea(),
    { svg: town() },
    masonry(),
    { svg: rampart() },
    weather(),
    ...spray(),
    {
      svg:
        shadow(man, place, 1.3, 0.1, '#5a3a34', 0.5) +
        stand(man, place, { colour: '#ffe9c0', dx: -2.4, dy: -1 }) +
        birds,
    },
  ];
}

/** The sea walls of Essaouira. */
export const essaouiraRamparts: Scene = {
  key: 'essaouira-ramparts',
  title: 'The ramparts of Essaouira',
  alt:
    'Gulls wheel over the notched sea wall and bronze cannons of Essaouira while waves break white on ' +
    'the rocks below.',
  caption: 'Skala de la Ville, Essaouira, a north-wind afternoon',
  focal: { x: 60, y: 55 },
  paint,
};
