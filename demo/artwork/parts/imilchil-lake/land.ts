import { makeRamp, rgb, tint } from '../../lib/colour.ts';
import { clamp, smooth, steps } from '../../lib/maths.ts';
import { fbm, ridged } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { paintTerrain } from '../../lib/terrain.ts';
import type { PixelLayer } from '../../types.ts';
import { noise, WATER } from './base.ts';

export function range(): PixelLayer {
  const rock = makeRamp([
    [0, '#2b2a58'],
    [0.25, '#4f3f6d'],
    [0.5, '#8d5a73'],
    [0.75, '#dc8a6e'],
    [1, '#ffc891'],
  ]);
  const grass = makeRamp([
    [0, '#2f3350'],
    [0.4, '#5a5a5c'],
    [0.7, '#a98f62'],
    [1, '#e8bd7c'],
  ]);
  const haze = rgb('#c58a9a');
  return paintTerrain({
    horizon: 800,
    focal: 1700,
    eye: 1,
    near: 30,
    far: 190,
    steps: 440,
    sun: [0.86, 0.3, -0.24],
    reach: 34,
    height(x, z) {
      const shore = smooth(33, 44, z) * (0.5 + 0.5 * noise(x * 0.08, 3));
      const left = Math.exp(-(((x + 42) / 34) ** 2)) * 11;
      const right = Math.exp(-(((x - 52) / 30) ** 2)) * 15;
      const mid = Math.exp(-(((x - 4) / 26) ** 2)) * 5;
      const rise = smooth(46, 104, z);
      const crest = ridged(noise, x * 0.026 + 5, z * 0.024, 6);
      return shore * 0.9 + rise * ((left + right + mid + 7) * (0.42 + 0.75 * crest) + 6 * smooth(110, 170, z) * crest);
    },
    shade(g, out) {
      const direct = g.sun * g.open;
      const brush = fbm(noise, g.x * 0.3, g.z * 0.2 + g.h * 0.4, 3);
      const light = clamp(0.12 + direct * 1.2 + brush * 0.07);
      // Bands of strata run through the slopes.
      const strata = Math.sin(g.h * 2.1 + noise(g.x * 0.05, g.z * 0.04) * 3) * 0.05;
      (g.h < 2.6 + brush ? grass : rock)(steps(clamp(light + strata), 7, 0.7), out);
      const snow = g.h - 17.4 - 1.4 * brush;
      if (snow > 0) tint(out, direct > 0.2 ? [255, 224, 204] : [150, 146, 196], smooth(0, 0.7, snow) * 0.85);
      tint(out, haze, 0.14 + 0.34 * smooth(60, 170, g.z) + 0.2 * smooth(5, 0.4, g.h));
    },
  }).layer;
}

/** The lake: the land above the far shore as a mirror image, stretched and dimmed by ripples. */
export function lake(land: PixelLayer, sky: PixelLayer): PixelLayer {
  const deep = rgb('#1c2f66');
  const scale = land.width / 2400;
  return paintPixels(
    0.5,
    (x, y, out) => {
      const near = (y - WATER) / 560;
      const ripple = fbm(noise, x / (70 + near * 320), (y - WATER) / (4 + near * 24), 2);
      const sway = noise(x / (40 + near * 160), (y - WATER) / (3 + near * 14));
      const mirror = WATER - (y - WATER) * 1.02 - ripple * (6 + near * 46);
      const [sx, sy] = [Math.round((x + sway * (2 + near * 10)) * scale), Math.round(mirror * scale)];
      const at = (clamp(sy, 0, land.height - 1) * land.width + clamp(sx, 0, land.width - 1)) * 4;
      if (land.pixels[at + 3]! > 127) {
        for (let c = 0; c < 3; c += 1) out[c] = land.pixels[at + c]!;
      } else {
        const k = sky.width / 2400;
        const from =
          (clamp(Math.round(mirror * k), 0, sky.height - 1) * sky.width + clamp(Math.round(x * k), 0, sky.width - 1)) *
          4;
        for (let c = 0; c < 3; c += 1) out[c] = sky.pixels[from + c]!;
      }
      tint(out, deep, 0.16 + 0.34 * near + 0.1 * ripple);
      const breeze = smooth(0.22, 0.5, noise(x / 900 + 3, y / 34)) * smooth(10, 60, y - WATER);
      tint(out, [226, 170, 160], breeze * 0.3);
      tint(out, [255, 220, 190], smooth(9, 0, y - WATER) * 0.5);
      out[3] = smooth(WATER - 2, WATER + 2, y);
    },
    { top: WATER - 4, bottom: 1440 },
  );
}
