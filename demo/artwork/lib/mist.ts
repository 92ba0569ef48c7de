import type { PixelLayer } from '../types.ts';
import { rgb } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { paintPixels } from './pixels.ts';

/** A soft patch of vapour: centre, radii and strength 0–1. */
export type Patch = readonly [x: number, y: number, rx: number, ry: number, alpha: number];

/** Soft vapour, spray or smoke; painted small and enlarged, far cheaper than an SVG blur. */
export function mistLayer(patches: readonly Patch[], colour: string): PixelLayer {
  const [r, g, b] = rgb(colour);
  return paintPixels(0.125, (x, y, out) => {
    let clear = 1;
    for (const [cx, cy, rx, ry, alpha] of patches) {
      const d = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      if (d < 1) clear *= 1 - alpha * (1 - d) ** 2;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = 1 - clear;
  });
}

/** A beam of light: x at the top row and at the bottom row, half width at each, strength. */
export interface Beam {
  from: number;
  to: number;
  narrow: number;
  wide: number;
  strength: number;
}

/** Shafts of light between two rows, fading out at both ends; lay with the screen blend. */
export function beamLayer(beams: readonly Beam[], top: number, bottom: number, colour: string): PixelLayer {
  const [r, g, b] = rgb(colour);
  return paintPixels(
    0.125,
    (x, y, out) => {
      const t = (y - top) / (bottom - top);
      let light = 0;
      for (const beam of beams) {
        const off = (x - beam.from - (beam.to - beam.from) * t) / (beam.narrow + (beam.wide - beam.narrow) * t);
        light += beam.strength * Math.exp(-off * off * 1.6);
      }
      out[0] = r;
      out[1] = g;
      out[2] = b;
      out[3] = clamp(light * smooth(0, 0.18, t) * smooth(1, 0.35, t));
    },
    { top, bottom },
  );
}

/** Patches along a rising thread of smoke that drifts and spreads. */
export function smokePatches(x: number, y: number, height: number, drift: number): Patch[] {
  return Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [
      x + Math.sin(t * 6) * 10 + drift * t * t,
      y - t * height,
      15 + t * 52,
      26 + t * 34,
      0.3 * (1 - t) ** 1.3,
    ] as const;
  });
}
