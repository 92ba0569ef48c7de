import { hexOf, hslOf } from '../color.ts';
import type { ThemeTokens } from '../theme.ts';
import { passingColours } from './contrastPairs.ts';

/** Width of a group of hues, in degrees. */
const HUES = 20;
/** Limits of saturation and lightness: beyond them a colour counts as black, white or grey. */
const MIN_SATURATION = 0.18;
const MIN_LIGHTNESS = 0.07;
const MAX_LIGHTNESS = 0.94;
/** Least alpha, of 255, of a pixel that counts. */
const MIN_ALPHA = 128;
/** Least share of a colour among all that are colourful: less is antialiasing of an edge. */
const MIN_SHARE = 0.04;
/** Least distance of an accent from the brand, in degrees of hue. */
const APART = 40;

/**
 * A palette from the pixels of a logo: its strongest colour is the brand, the next of another hue the accent, and page, text and highlight are tinted to
 * fit.
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255
 * @returns colours of which every pair passes; undefined for a picture without colours
 */
export function proposeColours(pixels: ArrayLike<number>): ThemeTokens['colours'] | undefined {
  const [strongest, ...others] = findColours(pixels);
  if (!strongest) return undefined;
  const brand = hslOf(strongest);
  const other = others.map(hslOf).find(({ hue }) => distance(hue, brand.hue) >= APART);
  // Without a second hue in the picture: the complementary one, a little warmer.
  const accent = other ?? { hue: brand.hue + 160, saturation: 0.6, lightness: 0.4 };
  const tint = (saturation: number, lightness: number) => hexOf({ hue: brand.hue, saturation, lightness });
  return passingColours({
    paper: tint(0.3, 0.975),
    sand: tint(0.28, 0.91),
    ink: tint(0.4, 0.1),
    brand: strongest,
    accent: hexOf({ ...accent, lightness: Math.min(accent.lightness, 0.45) }),
    saffron: hexOf({ hue: accent.hue, saturation: Math.max(accent.saturation, 0.55), lightness: 0.78 }),
  });
}

/** The colours of a picture by area and saturation, one for each group of hues. */
export function findColours(pixels: ArrayLike<number>): string[] {
  const groups = new Map<number, { weight: number; sum: [number, number, number] }>();
  let total = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < MIN_ALPHA) continue;
    const { hue, saturation, lightness } = hslOf(hexFrom(red, green, blue));
    if (saturation < MIN_SATURATION || lightness < MIN_LIGHTNESS || lightness > MAX_LIGHTNESS) continue;
    const weight = saturation * (1 - Math.abs(2 * lightness - 1));
    const key = Math.floor(hue / HUES);
    const { weight: before, sum } = groups.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    groups.set(key, {
      weight: before + weight,
      sum: [sum[0] + red * weight, sum[1] + green * weight, sum[2] + blue * weight],
    });
    total += weight;
  }
  return [...groups.values()]
    .filter(({ weight }) => weight >= total * MIN_SHARE)
    .sort((one, next) => next.weight - one.weight)
    .map(({ sum: [red, green, blue], weight }) => hexFrom(red / weight, green / weight, blue / weight));
}

function hexFrom(...channels: [number, number, number]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Distance of two hues around the circle, in degrees. */
function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
