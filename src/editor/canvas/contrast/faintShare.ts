import { contrastOfLuminances, luminanceOf } from '../../../shared/color.ts';

/** Contrast that WCAG 1.4.3 demands of large letters, and of others. */
const OF_LARGE = 3;
const OF_OTHERS = 4.5;
/** Large letters, in CSS px; bold ones from the second size on. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** The contrast that letters of a size and weight need. */
export function neededContrast(fontSize: number, fontWeight: number): number {
  return fontSize >= LARGE || (fontSize >= LARGE_BOLD && fontWeight >= 700) ? OF_LARGE : OF_OTHERS;
}

/**
 * The share of pixels on which a colour has less contrast than it needs, from 0 to 1.
 * @param pixels red, green, blue and opacity of each pixel, from 0 to 255
 * @param colour of the letters, the same way; a translucent one is mixed with each pixel
 */
export function faintShare(pixels: ArrayLike<number>, colour: readonly number[], needed: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 255] = colour;
  const opacity = alpha / 255;
  let faint = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const ground = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) / 255) as [number, number, number];
    const letters = [red, green, blue].map(
      (channel, index) => (channel / 255) * opacity + (ground[index] ?? 0) * (1 - opacity),
    ) as [number, number, number];
    if (contrastOfLuminances(luminanceOf(letters), luminanceOf(ground)) < needed) faint += 1;
  }
  return pixels.length === 0 ? 0 : (faint * 4) / pixels.length;
}
