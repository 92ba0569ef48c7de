import type { PixelLayer } from '../types.ts';
import { makeRamp, rgb, tint } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { fbm, makeNoise } from './noise.ts';
import { paintPixels } from './pixels.ts';

export interface Cloud {
  /** Rows between which cloud lies, and how long and how tall its shapes are in pixels. */
  top: number;
  bottom: number;
  long: number;
  tall: number;
  /** Share of sky covered, 0–1, and softness of the edges. */
  cover: number;
  soft: number;
  lit: string;
  shade: string;
  alpha: number;
}

export interface SkyOptions {
  seed: number;
  /** Colours from the top of the picture (0) to `bottom` (1). */
  stops: readonly (readonly [number, string])[];
  bottom: number;
  glow?: { x: number; y: number; colour: string; reach: number; strength: number; flatten?: number };
  clouds?: readonly Cloud[];
}

/** Paints the sky: a dithered gradient, the glow round the sun and brushed clouds lit from the sun's side. */
export function paintSky(options: SkyOptions): PixelLayer {
  const ramp = makeRamp(options.stops);
  const noise = makeNoise(options.seed);
  const { glow } = options;
  const warm = rgb(glow?.colour ?? '#ffffff');
  const decks = (options.clouds ?? []).map((cloud, i) => ({
    ...cloud,
    a: rgb(cloud.lit),
    b: rgb(cloud.shade),
    i: i * 37,
  }));
  const sunX = glow?.x ?? 1200;
  const sunY = glow?.y ?? 0;
  return paintPixels(
    0.5,
    (x, y, out) => {
      ramp(y / options.bottom, out);
      if (glow !== undefined) {
        const dx = (x - sunX) / glow.reach;
        const dy = ((y - sunY) / glow.reach) * (glow.flatten ?? 1.5);
        const near = Math.exp(-Math.sqrt(dx * dx + dy * dy) * 2.4);
        // Light adds to the sky behind it; mixing would grey the blue.
        for (let c = 0; c < 3; c += 1) out[c]! += warm[c]! * near * glow.strength * (1 - out[c]! / 262);
      }
      for (const deck of decks) {
        if (y < deck.top || y > deck.bottom) continue;
        const t = (y - deck.top) / (deck.bottom - deck.top);
        const band = Math.min(1, t * 4, (1 - t) * 4);
        const u = x / deck.long + deck.i;
        const v = y / deck.tall;
        const wisp = fbm(noise, u + 0.25 * v, v, 4) * 0.62 + 0.5;
        const edge = 1 - deck.cover * band;
        const body = smooth(edge - deck.soft, edge + deck.soft, wisp);
        if (body <= 0) continue;
        const ahead =
          fbm(
            noise,
            u + 0.25 * v + clamp((sunX - x) / 900, -1, 1) * 0.12,
            v + clamp((sunY - y) / 160, -1, 1) * 0.16,
            3,
          ) *
            0.62 +
          0.5;
        const light = smooth(-0.12, 0.14, wisp - ahead);
        tint(out, deck.b, body * deck.alpha * (1 - light));
        tint(out, deck.a, body * deck.alpha * light);
      }
    },
    { top: 0, bottom: options.bottom + 8 },
  );
}

/** The sun's disc with a tight halo, as SVG. */
export function sunDisc(x: number, y: number, radius: number, core: string, halo: string): string {
  return (
    `<defs><radialGradient id="halo"><stop offset="0.2" stop-color="${halo}" stop-opacity="0.85"/>` +
    `<stop offset="0.45" stop-color="${halo}" stop-opacity="0.3"/>` +
    `<stop offset="0.72" stop-color="${halo}" stop-opacity="0.08"/>` +
    `<stop offset="1" stop-color="${halo}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 4.6}" fill="url(#halo)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${core}"/>`
  );
}
