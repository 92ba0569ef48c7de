import { swallow } from '../lib/bird.ts';
import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { roofHouse } from '../lib/medina.ts';
import { minaret } from '../lib/minaret.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { place } from '../lib/turned.ts';
import { makeView } from '../lib/view.ts';
import { sitter } from '../lib/walker.ts';
import { wash } from '../lib/wash.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(275);
const view = makeView({ horizon: 640, focal: 1650, eye: 46 });
const HAZE = '#b7a0cc';

/** The two horns above the town. */
function mountains(): Layer {
  const rock = makeRamp([
    [0, '#3a3f7c'],
    [0.35, '#6a5f98'],
    [0.65, '#b98aa6'],
    [0.85, '#f0b49c'],
    [1, '#ffd6a6'],
  ]);
  const wood = makeRamp([
    [0, '#28406a'],
    [0.5, '#4c6a7c'],
    [1, '#a9a488'],
  ]);
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 760,
    focal: 1700,
    eye: 1,
    near: 24,
    far: 130,
    steps: 420,
    sun: [-0.84, 0.34, -0.2],
    reach: 26,
    height(x, z) {
      const horn = (cx: number, wide: number, tall: number): number =>
        tall * Math.exp(-(Math.abs((x - cx) / wide) ** 1.5));
      const crest = ridged(noise, x * 0.045 + 2, z * 0.04, 6, 0.5);
      return (
        smooth(30, 66, z) *
          (3 + horn(-15, 13, 17) + horn(19, 15, 20) + horn(52, 18, 11) + horn(-52, 20, 12)) *
          (0.62 + 0.5 * crest) +
        fbm(noise, x * 0.2, z * 0.2, 3)
      );
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 0.5, g.z * 0.4 + g.h, 3);
      const light = clamp(0.16 + g.sun * g.open * 1.1 + brush * 0.08);
      const trees = smooth(8.6, 5.4, g.h + brush * 2.4);
      rock(steps(light, 7, 0.6), out);
      const [r, gg, b] = [out[0]!, out[1]!, out[2]!];
      wood(steps(clamp(light + brush * 0.16), 6, 0.6), out);
      out[0] = r + (out[0]! - r) * trees;
      out[1] = gg + (out[1]! - gg) * trees;
      out[2] = b + (out[2]! - b) * trees;
      tint(out, haze, 0.22 + 0.26 * smooth(40, 110, g.z) + 0.2 * smooth(4, 0, g.h));
    },
  }).layer;
}

/** The town climbs towards the mountain and to the right. */
function ground(x: number, z: number): number {
  return 26 * smooth(90, 330, z) + x * 0.05;
}

function town(): string {
  const random = makeRandom(19);
  const blues = ['#7fa6dc', '#5f8fd4', '#9dbbe4', '#dfe3ee', '#4a78c4', '#b9cdea', '#e9e4e0'];
  let svg = '';
  let z = 330;
  let shown = false;
  while (z > 62) {
    const pace = 6.4 + z * 0.045;
    const reach = z * 0.76 + 8;
    const far = clamp(1 - Math.exp(-(z - 60) / 240));
    const places: { x: number; width: number }[] = [];
    for (let x = -reach; x < reach; x += 0) {
      const width = random.range(5, 10) * (1 + z / 300);
      places.push({ x: x + width / 2, width });
      x += width * random.range(0.94, 1.14);
    }
    places.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    for (const p of places) {
      // The town ends in gardens.
      const edge = Math.abs(p.x + 8) > 30 + z * 0.4 + 26 * noise(z * 0.02, p.x > 0 ? 3 : 8);
      const hue = (colour: string): string => mix(colour, HAZE, far * 0.5);
      const base = ground(p.x, z);
      if (edge || random.next() < 0.05) {
        const [tx, ty] = view.at(p.x, base + 1, z);
        const s = view.scale(z);
        svg += foliage(random, tx, ty - s * 2, s * p.width * 0.7, s * 4.6, {
          dark: hue('#24445a'),
          mid: hue('#3f6a58'),
          lit: hue('#a2a062'),
          dab: Math.max(3, s * 0.6),
          count: 90,
          sunX: -0.8,
          sunY: -0.5,
        });
        continue;
      }
      const wall = random.pick(blues);
      const look = {
        front: hue(mix(wall, '#3a4aa0', 0.26)),
        side: hue(mix(wall, '#ffc890', 0.42)),
        roof: hue(mix(wall, '#f4d9c4', 0.36)),
        floor: hue(mix(wall, '#5a62b4', 0.5)),
        dark: hue('#26336e'),
        lamp: mix('#ffcc6a', '#f3c6b4', far * 0.5),
      };
      const top = base + random.range(6.5, 13);
      svg += roofHouse(
        view,
        random,
        { x: p.x, z: z + random.range(-1, 1), width: p.width, depth: pace * 1.1, base: base - 4, top },
        look,
      );
    }
    if (z < 190 && !shown) {
      shown = true;
      const [mx, my] = view.at(-26, ground(-26, 188) + 2, 188);
      svg += place(
        minaret({
          lit: '#efb98c',
          shade: '#8a6484',
          tile: '#3f7fb4',
          tileShade: '#2b4f8c',
          line: '#3c2b5c',
          ball: '#f3c25a',
        }),
        mx,
        my,
        0.62,
      );
    }
    z -= pace;
  }
  return svg;
}

/** The hill of the Spanish mosque, the viewpoint of the picture. */
function hill(): string {
  const random = makeRandom(3);
  let svg =
    '<path d="M0 1600V1372Q380 1330 760 1400Q1240 1490 1640 1470Q2060 1446 2400 1352V1600Z" fill="#2f3f5a"/>' +
    '<path d="M0 1372Q380 1330 760 1400Q1240 1490 1640 1470Q2060 1446 2400 1352V1372Q2060 1470 1640 1494Q1240 1512 760 1420Q380 1352 0 1394Z" fill="#c49a82"/>';
  for (let i = 0; i < 30; i += 1) {
    const x = random.range(-40, 2440);
    if (x > 420 && x < 1240) continue;
    const s = random.range(46, 110);
    svg += foliage(random, x, 1560 - s * 0.4 - Math.abs(x - 1300) * 0.07, s * 1.3, s, {
      dark: '#1f3148',
      mid: '#3c5a54',
      lit: '#9a9a60',
      dab: 11,
      count: 130,
      sunX: -0.8,
      sunY: -0.5,
    });
  }
  const first = sitter({ coat: '#c8502c', shade: '#6d2a3a', legs: '#2c3358', skin: '#8d543e', wrap: '#f0d9ae' });
  const second = sitter({ coat: '#e0a33f', shade: '#7c5040', legs: '#33305a', skin: '#8d543e', wrap: '#2b4a96' });
  svg += stand(first, { x: 690, y: 1420, scale: 2.7 }, { colour: '#ffd9a8', dx: -3, dy: -1.5 });
  svg += stand(second, { x: 880, y: 1444, scale: 2.7, facing: -1 }, { colour: '#ffd9a8', dx: -3, dy: -1.5 });
  for (const [x, y, s] of [
    [1040, 1470, 1],
    [560, 1412, 0.9],
  ] as const)
    svg += `<path d="M${x} ${y}q${-8 * s} ${-20 * s} ${10 * s} ${-34 * s}h${26 * s}q${14 * s} ${14 * s} ${6 * s} ${34 * s}z" fill="#3a3050"/><path d="M${x + 6} ${r1(y - 34 * s)}q${8 * s} ${-14 * s} ${20 * s} 0" stroke="#3a3050" stroke-width="${5 * s}" fill="none"/>`;
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 72,
    bottom: 800,
    stops: [
      [0, '#33449a'],
      [0.35, '#7a74b8'],
      [0.65, '#d79ab0'],
      [0.9, '#ffcaa0'],
      [1, '#ffdcae'],
    ],
    glow: { x: 120, y: 560, colour: '#ffd29a', reach: 1000, strength: 0.6 },
    clouds: [
      {
        top: 50,
        bottom: 360,
        long: 900,
        tall: 60,
        cover: 0.46,
        soft: 0.13,
        lit: '#ffc4ae',
        shade: '#7a74ac',
        alpha: 0.66,
      },
    ],
  });
  const random = makeRandom(11);
  let birds = '';
  for (let i = 0; i < 14; i += 1)
    birds += swallow(
      random.range(900, 2000),
      random.range(240, 560),
      random.range(24, 52),
      random.range(-40, 40) + (i % 3 ? 0 : 180),
      random.range(0.2, 0.9),
    );
  return [sky, mountains(), { svg: town() }, wash(18, 0.35), { svg: hill() + `<g fill="#3a3268">${birds}</g>` }];
}

/** Chefchaouen at dusk, from the Spanish mosque. */
export const blueTownEvening: Scene = {
  key: 'blue-town-evening',
  title: 'The blue town, evening',
  alt:
    'Two walkers sit on a hill above a town of blue and white houses with lit windows; two limestone peaks behind it ' +
    'still hold the evening sun, and swallows cross the sky.',
  caption: 'Chefchaouen from the Spanish mosque, when the day visitors have gone',
  focal: { x: 40, y: 56 },
  paint,
};
