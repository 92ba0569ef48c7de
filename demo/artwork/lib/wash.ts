import type { PixelLayer } from '../types.ts';
import { clamp } from './maths.ts';
import { fbm, makeNoise } from './noise.ts';
import { paintPixels } from './pixels.ts';

/** Brushed unevenness laid over flat shapes with soft light: broad washes and, finer, the drag of the brush. */
export function wash(seed: number, strength: number, long = 260, tall = 200): PixelLayer {
  const noise = makeNoise(seed);
  const layer = paintPixels(0.25, (x, y, out) => {
    const broad = fbm(noise, x / long, y / tall, 3);
    const drag = fbm(noise, x / 34 + y / 300, y / 26, 2);
    const tone = 128 + (broad * 74 + drag * 40) * strength;
    out[0] = clamp(tone, 0, 255);
    out[1] = out[0]!;
    out[2] = out[0]!;
  });
  return { ...layer, blend: 'soft-light' };
}

/** Smoke or dust drifting up: soft plumes of one colour, for the screen or over blend. */
export function drift(
  seed: number,
  colour: readonly [number, number, number],
  density: (x: number, y: number) => number,
): PixelLayer {
  const noise = makeNoise(seed);
  return paintPixels(0.25, (x, y, out) => {
    const most = density(x, y);
    out[3] = 0;
    if (most <= 0.004) return;
    const bend = noise(x / 420, y / 360) * 1.4;
    const body = fbm(noise, x / 230 + bend, y / 300 + bend * 0.6, 4) * 0.7 + 0.5;
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = clamp(most * clamp(body * 1.3));
  });
}
