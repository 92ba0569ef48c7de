import { camel } from '../lib/camel.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { crestDune, duneField, join, ripples } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { person, personLook } from '../lib/people.ts';
import { paintSky } from '../lib/sky.ts';
import { tent } from '../lib/tent.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker, robed, sitter } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(96);

function land(): Terrain {
  const sand = makeRamp([
    [0, '#5a3350'],
    [0.3, '#a85a52'],
    [0.55, '#df8f54'],
    [0.8, '#f8c27a'],
    [1, '#ffe6ad'],
  ]);
  const haze = rgb('#f4c398');
  const slope = crestDune({
    points: [
      [-7, 7.5, 0.5],
      [-4.2, 7.2, 1.3],
      [-1.8, 8.4, 1.75],
      [0.6, 8.2, 1.25],
      [2.4, 9.6, 0.7],
    ],
    lee: 0.5,
    wind: 0.34,
  });
  return paintTerrain({
    horizon: 700,
    focal: 1700,
    eye: 1.35,
    near: 2.2,
    far: 90,
    steps: 640,
    sun: [-0.85, 0.4, 0.05],
    reach: 6,
    height(x, z) {
      const flat = 0.05 * fbm(noise, x * 0.6, z * 0.6, 3);
      const far = smooth(11, 18, z) * duneField(noise, x + 6, z, 7, 0.6) * 1.5;
      return join(flat + far, slope(x, z), 0.3);
    },
    shade(g, out) {
      const ripple = ripples(noise, g.x, g.z, 0.1) * (1 - smooth(4, 9, g.z));
      const brush = fbm(noise, g.x * 1.6, g.z * 0.8 + g.h * 2, 3);
      const light = clamp(0.18 + g.sun * g.open * 0.98 + ripple * 0.04 + brush * 0.05);
      sand(steps(light, 8, 0.7), out);
      tint(out, haze, 0.8 * (1 - Math.exp(-Math.max(0, g.z - 8) / 26)));
    },
  });
}

function things(terrain: Terrain): string {
  const items: { z: number; svg: string }[] = [];
  const put = (
    parts: ReturnType<typeof robed>,
    x: number,
    z: number,
    size: number,
    facing: 1 | -1 = 1,
    turn = 0,
  ): void => {
    const at = terrain.project(x, z);
    const place = { x: at.x, y: at.y, scale: (at.scale * size) / 100, facing, turn };
    items.push({
      z,
      svg: shadow(parts, place, 1.5, 0.1, '#5a3350', 0.45) + stand(parts, place, { colour: '#ffe9bc', dx: -2, dy: -1 }),
    });
  };
  const child = (coat: string, wrap: string, stride: number): ReturnType<typeof hiker> =>
    hiker({ coat, shade: '#5a2f38', legs: '#34405c', skin: '#a5664a', wrap, stride });
  // The camel, the man who leads it, and the people who walk beside it.
  put(
    camel({
      body: '#d3a06a',
      far: '#8f6141',
      shade: '#ad7a4e',
      cloth: '#a8342c',
      robe: '#2f7f78',
      wrap: '#f3dcae',
      carries: 'rider',
      stride: 0.2,
    }),
    0.5,
    5.6,
    1.02,
    -1,
  );
  put(
    robed({
      coat: '#2f56b4',
      shade: '#1e3276',
      legs: '#3a2a38',
      skin: '#7a4a38',
      wrap: '#24479c',
      stride: 0.22,
      staff: true,
    }),
    -0.78,
    5.4,
    0.92,
    -1,
  );
  put(child('#e8a33d', '#f6efe2', 0.24), 1.75, 5.3, 0.58, -1);
  put(person(personLook('#b4492b', '#f0d9b0', 'scarf', '#a5664a'), 0.3), 2.15, 5.25, 0.88, -1);
  // On the dune: one climbs, one sits, one is on the way down.
  put(child('#c8302c', '#e9c25c', 0.2), -2.05, 7.6, 0.56);
  put(
    sitter({ coat: '#2f7f78', shade: '#1d4a50', legs: '#2e3352', skin: '#a5664a', wrap: '#f0e0c0' }),
    -1.62,
    8.25,
    0.62,
  );
  put(child('#2541a8', '#f6efe2', 0.3), -3.1, 7.1, 0.52, -1);
  for (const [x, z, w, h, id] of [
    [3.5, 8.2, 2.2, 0.9, 'a'],
    [5.6, 9, 2.2, 0.86, 'b'],
    [2.6, 10.4, 2.2, 0.86, 'c'],
  ] as const) {
    const at = terrain.project(x, z);
    const [tw, th] = [w * at.scale, h * at.scale];
    items.push({
      z,
      svg:
        `<path d="M${r1(at.x - tw * 0.4)} ${r1(at.y)}L${r1(at.x + tw * 0.9)} ${r1(at.y - th * 0.06)}L${r1(at.x + tw * 0.5)} ${r1(at.y + th * 0.1)}Z" fill="#5a3350" fill-opacity="0.4"/>` +
        tent(at.x, at.y + 4, tw, th, { wool: '#3c2833', stripe: '#8a5a4c', edge: '#ffd79c', id: `family${id}` }),
    });
  }
  const rug = terrain.project(2.5, 7);
  items.push({
    z: 7.4,
    svg:
      `<path d="M${r1(rug.x - 150)} ${r1(rug.y + 20)}L${r1(rug.x - 90)} ${r1(rug.y - 26)}H${r1(rug.x + 130)}L${r1(rug.x + 160)} ${r1(rug.y + 20)}Z" fill="#a8342c"/>` +
      `<path d="M${r1(rug.x - 118)} ${r1(rug.y + 10)}L${r1(rug.x - 74)} ${r1(rug.y - 16)}H${r1(rug.x + 116)}L${r1(rug.x + 134)} ${r1(rug.y + 10)}Z" fill="none" stroke="#e8a33d" stroke-width="6"/>` +
      `<ellipse cx="${r1(rug.x)}" cy="${r1(rug.y - 6)}" rx="40" ry="11" fill="#d9b06a"/><path d="M${r1(rug.x - 12)} ${r1(rug.y - 10)}v-24q12 -16 24 0v24z" fill="#e9e2d4"/>`,
  });
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

/** Footprints that lead up the dune. */
function prints(terrain: Terrain): string {
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    const t = i / 45;
    const at = terrain.project(-0.2 - t * 2.2 + Math.sin(t * 7) * 0.16 + (i % 2) * 0.07, 4 + t * 3.5);
    const s = at.scale * 0.024;
    d += `M${r1(at.x - s)} ${r1(at.y)}a${r1(s)} ${r1(s * 0.5)} 0 1 0 ${r1(s * 2)} 0a${r1(s)} ${r1(s * 0.5)} 0 1 0 ${r1(-s * 2)} 0`;
  }
  return `<path d="${d}" fill="#8a4a4a" fill-opacity="0.5"/>`;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 13,
    bottom: 740,
    stops: [
      [0, '#4384c2'],
      [0.45, '#96bcd6'],
      [0.8, '#f6dcb8'],
      [1, '#ffe2b4'],
    ],
    glow: { x: 120, y: 420, colour: '#ffe8b4', reach: 1000, strength: 0.5 },
    clouds: [
      {
        top: 60,
        bottom: 340,
        long: 700,
        tall: 60,
        cover: 0.42,
        soft: 0.13,
        lit: '#fff6e4',
        shade: '#b6c8da',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: prints(terrain) + things(terrain) }];
}

/** A family arrives at a small camp in low dunes. */
export const campFamily: Scene = {
  key: 'camp-family',
  title: 'An afternoon at the camp',
  alt:
    'A guide in blue leads a camel with a rider past low dunes, a woman and a child walk behind, and three children ' +
    'play on the slope; three black-wool tents stand to the right.',
  caption: 'Erg Lihoudi, four o’clock, with eleven descents still to go',
  focal: { x: 50, y: 56 },
  paint,
};
