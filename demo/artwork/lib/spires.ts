import type { PixelLayer } from '../types.ts';
import { makeRamp, rgb, tint } from './colour.ts';
import { clamp, smooth, steps } from './maths.ts';
import { fbm, makeNoise } from './noise.ts';
import { paintPixels } from './pixels.ts';
import { rockLight } from './rock.ts';

/** A tower of rock: its middle, its foot and top as rows of the picture, half its breadth at the foot, its taper 0–1. */
export type Spire = readonly [x: number, foot: number, top: number, half: number, taper: number];

export interface SpireLook {
  seed: number;
  stops: readonly (readonly [number, string])[];
  haze: string;
  /** How much haze lies over the towers, 0–1. */
  veil: number;
  /** Which side the sun strikes: 1 is the right. */
  sun: 1 | -1;
}

/** Towers of upright rock, the last in the list in front. */
export function paintSpires(spires: readonly Spire[], look: SpireLook): PixelLayer {
  const ramp = makeRamp(look.stops);
  const noise = makeNoise(look.seed);
  const haze = rgb(look.haze);
  const top = Math.min(...spires.map(([, , row]) => row)) - 60;
  const bottom = Math.max(...spires.map(([, row]) => row)) + 4;
  return paintPixels(
    0.5,
    (x, y, out) => {
      out[3] = 0;
      for (let i = spires.length - 1; i >= 0; i -= 1) {
        const [mid, foot, high, half, taper] = spires[i]!;
        const t = (foot - y) / (foot - high);
        if (t < 0 || t > 1.2) continue;
        const breadth = half * (1 - taper * clamp(t)) * (1 + 0.22 * noise(y / 90, i * 7.3));
        const off = (x - mid - 26 * noise(y / 210, i * 3.1)) / Math.max(1, breadth);
        // Tops are broken into shoulders, not cut level.
        const crown =
          1 - 0.16 * Math.abs(off) ** 1.6 - 0.09 * Math.abs(noise(x / 34, i * 5.7)) - 0.05 * noise(x / 90, i);
        const cover = clamp((1 - Math.abs(off)) * breadth * 0.5) * clamp((crown - t) * (foot - high) * 0.5);
        if (cover <= 0) continue;
        const grain = { across: 96, down: 420, bed: 150, beds: 0.26 };
        const relief = rockLight(noise, x + i * 900, y, grain, look.sun, -0.5) - 0.5;
        const round = off * look.sun;
        const light = 0.44 + round * 0.42 + relief * 0.62 + fbm(noise, x / 60, y / 60, 2) * 0.06 + 0.1 * t;
        ramp(steps(clamp(light), 7, 0.55), out);
        tint(out, haze, look.veil + 0.34 * smooth(0.4, 0, t));
        out[3] = clamp(cover);
        return;
      }
    },
    { top, bottom },
  );
}
