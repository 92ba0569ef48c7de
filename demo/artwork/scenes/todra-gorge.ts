import { WIDTH } from '../lib/canvas.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, lerp, smooth, steps } from '../lib/maths.ts';
import { mule } from '../lib/mule.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { rockLight } from '../lib/rock.ts';
import { paintSky } from '../lib/sky.ts';
import { hiker, robed } from '../lib/walker.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(410);
const EYE = { x: 1200, y: 1190, focal: 1500, height: 1.1 };

/** Middle of the gorge and half its breadth at a depth. */
function middle(z: number): number {
  return Math.sin(z * 0.21 - 0.3) * 1.5 * smooth(4, 12, z) + 0.03 * z;
}

function half(z: number): number {
  return 2.15 + noise(z * 0.55, 1.2) * 0.75 + noise(z * 1.7, 7) * 0.24 - smooth(3, 14, z) * 0.6;
}

/** Depth at which the view through a column meets a wall, and how squarely: 1 faces us, 0 runs away. */
function columns(): { depth: Float32Array; facing: Float32Array; side: Int8Array } {
  const depth = new Float32Array(WIDTH);
  const facing = new Float32Array(WIDTH);
  const side = new Int8Array(WIDTH);
  for (let px = 0; px < WIDTH; px += 1) {
    const k = (px + 0.5 - EYE.x) / EYE.focal;
    let z = 1.2;
    let gap = 1;
    while (z < 40) {
      gap = Math.abs(k * z - middle(z)) - half(z);
      if (gap > 0) break;
      z += 0.006 + z * 0.002;
    }
    const sign = k * z > middle(z) ? 1 : -1;
    const slope = sign * (middle(z + 0.05) - middle(z - 0.05)) * 10 + (half(z + 0.05) - half(z - 0.05)) * 10;
    depth[px] = z;
    facing[px] = clamp((-slope + 0.15) / 1.6);
    side[px] = sign;
  }
  return { depth, facing, side };
}

function gorge(): PixelLayer {
  const walls = columns();
  const rock = makeRamp([
    [0, '#2c1826'],
    [0.2, '#54262e'],
    [0.4, '#8a3f34'],
    [0.6, '#c06a41'],
    [0.8, '#eba35f'],
    [1, '#ffdb9f'],
  ]);
  const floor = makeRamp([
    [0, '#4a3034'],
    [0.4, '#86604f'],
    [0.75, '#c79b72'],
    [1, '#f3d3a0'],
  ]);
  const water = makeRamp([
    [0, '#28495a'],
    [0.45, '#4f8490'],
    [0.8, '#b9c9b4'],
    [1, '#fff0cc'],
  ]);
  const haze = rgb('#e3a577');
  return paintPixels(0.5, (x, y, out) => {
    const px = Math.min(WIDTH - 1, x | 0);
    const z = walls.depth[px]!;
    const up = ((EYE.y - y) * z) / EYE.focal + EYE.height;
    const far = 1 - Math.exp(-Math.max(0, z - 3) / 11);
    if (up > 0) {
      const sign = walls.side[px]!;
      const top =
        4.3 + z * 0.34 + noise(z * 0.6, sign * 5) * 1.3 + noise(z * 1.7, sign * 9) * 0.22 + (sign > 0 ? 0.3 : 0);
      out[3] = clamp(((top - up) / z) * EYE.focal * 0.5 + 0.5);
      if (out[3] <= 0) return;
      const scale = EYE.focal / z;
      const grain = { across: 0.62, down: 2.6, bed: 0.8, beds: 0.36 };
      const along = z * 1.1 + walls.facing[px]! * 0.3;
      const relief = rockLight(noise, along, -up, grain, sign * -0.8, -0.6) - 0.5;
      // The sun stands high on the left: only the upper right wall and its turns are struck.
      const line = 1.5 + z * 0.17 + noise(along * 0.8, 3) * 0.9 + noise(along * 3, up * 0.6) * 0.25;
      const struck = sign > 0 ? smooth(line - 0.12, line + 0.12, up) : smooth(8 + z * 0.2, 9 + z * 0.3, up) * 0.6;
      const bounce = 0.2 + 0.14 * smooth(4, 0, up) + (sign < 0 ? 0.13 : 0.03) + 0.12 * walls.facing[px]! + far * 0.1;
      const seam = clamp(scale / 260);
      rock(steps(clamp(bounce + relief * (0.24 + 0.36 * struck) * (0.5 + 0.5 * seam) + struck * 0.5), 9, 0.6), out);
      tint(out, haze, far * (0.24 + 0.2 * struck));
      return;
    }
    const fz = (EYE.focal * EYE.height) / (y - EYE.y);
    const fx = ((x - EYE.x) * fz) / EYE.focal;
    const away = 1 - Math.exp(-Math.max(0, fz - 3) / 11);
    const edge = half(fz) - Math.abs(fx - middle(fz));
    const pebble = fbm(noise, fx * 5, fz * 5, 3);
    const bed = middle(fz) - 0.55 + Math.sin(fz * 0.9) * 0.22 + noise(fz * 0.8, 2) * 0.2;
    const wet = Math.abs(fx - bed) - 0.36 - noise(fz * 1.7, 5) * 0.1;
    if (wet < 0) {
      const glint = fbm(noise, fx * 2.2, fz * 7, 3);
      water(clamp(0.34 + glint * 0.55 + away * 0.5 + smooth(-0.1, 0, wet) * 0.12), out);
      return;
    }
    const light = 0.36 + pebble * 0.2 - smooth(0.5, 0, edge) * 0.2 + away * 0.22 - smooth(0.12, 0, wet) * 0.16;
    floor(steps(clamp(light), 7, 0.6), out);
    tint(out, haze, away * 0.34);
  });
}

function people(): string {
  const ground = (x: number, z: number): { x: number; y: number; s: number } => ({
    x: EYE.x + ((x + middle(z)) * EYE.focal) / z,
    y: EYE.y + (EYE.height * EYE.focal) / z,
    s: (EYE.focal / z) * 0.0042,
  });
  const one = hiker({
    coat: '#2541a8',
    shade: '#1b2555',
    legs: '#3a2f3a',
    skin: '#9a5b40',
    wrap: '#f3e2bd',
    stride: 0.2,
    staff: true,
  });
  const two = hiker({
    coat: '#e8a33d',
    shade: '#8a5428',
    legs: '#33384e',
    skin: '#7a4838',
    wrap: '#b4492b',
    stride: 0.7,
  });
  const guide = robed({
    coat: '#efe3cc',
    shade: '#b08d78',
    legs: '#5b3a30',
    skin: '#6a3b2b',
    wrap: '#2541a8',
    stride: 0.25,
    staff: true,
  });
  const pack = mule({
    body: '#4a302a',
    far: '#2f2022',
    shade: '#3a2628',
    muzzle: '#a98a74',
    pack: '#b4492b',
    packShade: '#6f2a22',
    stride: 0.15,
  });
  const rows = [
    [two, -0.05, 9.4, 1],
    [one, 0.2, 8.9, 1],
    [pack, 1.12, 5.3, 0.84],
    [guide, 1.5, 5.2, 1],
  ] as const;
  return rows
    .map(([parts, x, z, size]) => {
      const at = ground(x, z);
      const place = { x: at.x, y: at.y, scale: at.s * size };
      return (
        shadow(parts, place, 0.5, 0.12, '#2c1826', 0.45) + stand(parts, place, { colour: '#ffdca6', dx: 1.2, dy: -1.4 })
      );
    })
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 6,
    bottom: lerp(900, 1000, 0.5),
    stops: [
      [0, '#3f83c4'],
      [0.5, '#8fbcd8'],
      [1, '#f0dfc0'],
    ],
    clouds: [
      {
        top: 40,
        bottom: 620,
        long: 420,
        tall: 120,
        cover: 0.44,
        soft: 0.14,
        lit: '#fff6e6',
        shade: '#bfd0dc',
        alpha: 0.8,
      },
    ],
  });
  return [sky, gorge(), { svg: people() }];
}

/** The floor of the Todra gorge. */
export const todraGorge: Scene = {
  key: 'todra-gorge',
  title: 'Inside the Todra gorge',
  alt:
    'Tiny walkers and a mule follow a clear stream between sheer red walls; sun strikes the upper right ' +
    'face below a slot of blue sky.',
  caption: 'Todra, the narrows, the hour the sun gets in',
  focal: { x: 54, y: 46 },
  paint,
};
