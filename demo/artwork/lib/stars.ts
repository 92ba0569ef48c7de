import type { PixelLayer } from '../types.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { makeRamp } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { fbm, makeNoise } from './noise.ts';
import { paintPixels } from './pixels.ts';
import { makeRandom } from './random.ts';

export interface NightOptions {
  seed: number;
  stops: readonly (readonly [number, string])[];
  bottom: number;
  /** A point on the Milky Way, its slope in radians and its half width in pixels. */
  band: { x: number; y: number; angle: number; width: number };
  stars: number;
}

/** A night sky: deep gradient, the Milky Way with its dust lanes, and stars of many sizes and colours. */
export function paintNight(options: NightOptions): PixelLayer {
  const ramp = makeRamp(options.stops);
  const noise = makeNoise(options.seed);
  const { band } = options;
  const [c, s] = [Math.cos(band.angle), Math.sin(band.angle)];
  function density(x: number, y: number): number {
    const across = (-(x - band.x) * s + (y - band.y) * c) / band.width;
    const along = ((x - band.x) * c + (y - band.y) * s) / band.width;
    const bent = across + noise(along * 0.8, 3) * 0.35;
    return Math.exp(-bent * bent * 1.3) * (0.75 + 0.25 * noise(along * 0.7, 9));
  }
  const layer = paintPixels(
    0.5,
    (x, y, out) => {
      ramp(y / options.bottom, out);
      const milk = density(x, y);
      if (milk < 0.01) return;
      const across = (-(x - band.x) * s + (y - band.y) * c) / band.width;
      const along = ((x - band.x) * c + (y - band.y) * s) / band.width;
      const cloud = fbm(noise, along * 1.6 + 4, across * 2.2, 5) * 0.6 + 0.5;
      const lane =
        smooth(0.42, 0.66, fbm(noise, along * 1.1 + 20, across * 2.6 + 7, 5) * 0.62 + 0.5) *
        Math.exp(-((across + 0.05) ** 2) * 5);
      const core = Math.exp(-across * across * 4);
      const light = clamp(
        milk * (0.28 + 0.95 * cloud * cloud) * (1 - 0.85 * lane) * (1 - smooth(0.75, 1.02, y / options.bottom)),
      );
      out[0]! += light * (92 + 70 * core);
      out[1]! += light * (88 + 44 * core);
      out[2]! += light * (118 + 8 * core);
    },
    { top: 0, bottom: options.bottom },
  );
  const full = enlarge(layer);
  const random = makeRandom(options.seed + 1);
  const tints: [number, number, number][] = [
    [255, 246, 228],
    [214, 226, 255],
    [255, 222, 184],
    [236, 240, 255],
  ];
  for (let i = 0; i < options.stars; i += 1) {
    const x = random.next() * WIDTH;
    const y = random.next() * options.bottom;
    const keep = 0.3 + 0.9 * density(x, y);
    const [chance, bright, tint] = [random.next(), random.next() ** 7, random.pick(tints)];
    if (chance > keep) continue;
    const fade = 1 - smooth(0.55, 1, y / options.bottom);
    dot(full, x, y, 0.8 + bright * 2.1, (0.24 + 0.76 * bright ** 0.5) * fade, tint);
  }
  return full;
}

function enlarge(layer: PixelLayer): PixelLayer {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  const source = new Uint32Array(layer.pixels.buffer);
  const target = new Uint32Array(pixels.buffer);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) target[y * WIDTH + x] = source[(y >> 1) * layer.width + (x >> 1)]!;
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

function dot(layer: PixelLayer, x: number, y: number, radius: number, light: number, tint: readonly number[]): void {
  const reach = Math.ceil(radius * 2.6);
  for (let py = Math.floor(y) - reach; py <= y + reach; py += 1) {
    for (let px = Math.floor(x) - reach; px <= x + reach; px += 1) {
      if (px < 0 || py < 0 || px >= layer.width || py >= layer.height) continue;
      const d = ((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / (radius * radius);
      const a = Math.exp(-d * 1.1) * light;
      const at = (py * layer.width + px) * 4;
      for (let c = 0; c < 3; c += 1) layer.pixels[at + c]! += (tint[c]! - layer.pixels[at + c]!) * a;
    }
  }
}
