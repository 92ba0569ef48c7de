import { contrastOfLuminances, isHexColor, luminanceOf, relativeLuminance } from '../color.ts';
import { msg } from '../studioWords/t.ts';
import type { ThemeTokens } from '../theme.ts';
import { darkColours } from './darkColours.ts';

/** Least contrast of a logo with what it lies on: that of graphics (WCAG 1.4.11), which asks it of no logo, but a visitor must see whose site it is. */
export const LOGO_CONTRAST = 3;
/** Least alpha, of 255, of a pixel that counts. */
const MIN_ALPHA = 128;
/** Largest share of pixels that count in a logo without a ground of its own. */
const MAX_COVER = 0.9;

/** A ground that the logo lies on, in words, and its colour. */
export interface LogoGround {
  what: string;
  colour: string;
  /** Whether the logo for dark ground is shown there, where there is one. */
  isDark: boolean;
}

/** What the logo in the header lies on, in the theme's colours and, where visitors' devices ask for it, in the dark. */
export function logoGrounds({ colours, style }: ThemeTokens): LogoGround[] {
  const own = { plain: colours.paper, ink: colours.ink, brand: colours.brand }[style.header];
  const always: LogoGround = { what: msg('on the header'), colour: own, isDark: style.header !== 'plain' };
  // Bands keep their colour in the dark.
  const isDarkToo = style.dark === 'auto' && style.header === 'plain';
  return [
    always,
    ...(isDarkToo
      ? [{ what: msg('on the header in dark mode'), colour: darkColours(colours).paper, isDark: true }]
      : []),
  ].filter(({ colour }) => isHexColor(colour));
}

/**
 * Contrast of the middle one of a logo's pixels with a ground, from 1 to 21.
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255
 * @returns undefined for a picture with a ground of its own, or without anything on it
 */
export function logoContrast(pixels: ArrayLike<number>, ground: string): number | undefined {
  const on = relativeLuminance(ground);
  const ratios: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha >= MIN_ALPHA) ratios.push(contrastOfLuminances(luminanceOf([red / 255, green / 255, blue / 255]), on));
  }
  if (ratios.length > (pixels.length / 4) * MAX_COVER) return undefined;
  return ratios.sort((one, next) => one - next)[Math.floor(ratios.length / 2)];
}
