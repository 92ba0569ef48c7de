import { type Hsl, hexOf, hslOf, isHexColor } from '../color.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../theme.ts';
import { passingColours } from './contrastPairs.ts';

type Colours = ThemeTokens['colours'];

/** Lightness of surfaces, text and marks in the dark, from 0 to 1. */
const LIGHTNESS = { paper: 0.085, sand: 0.14, ink: 0.93, mark: 0.72, highlight: 0.24 };
/** Most saturation of page and text: more would colour the whole screen. */
const MAX_TINT = 0.28;
/** Most saturation of marks: more glares on dark ground. */
const MAX_MARK = 0.78;

/**
 * The palette of a theme in the dark: page and text change places and keep a tint of the theme, brand and accent keep their hue and become light.
 * Each pair of `CONTRAST_PAIRS` passes, as on light pages.
 */
export function darkColours(colours: Partial<Record<keyof Colours, unknown>>): Colours {
  const hsl = (name: keyof Colours): Hsl => {
    const own = colours[name];
    return hslOf(isHexColor(own) ? own : DEFAULT_THEME.colours[name]);
  };
  const derive = (from: Hsl, maxSaturation: number, lightness: number): string =>
    hexOf({ hue: from.hue, saturation: Math.min(from.saturation, maxSaturation), lightness });
  const derived: Colours = {
    paper: derive(hsl('ink'), MAX_TINT, LIGHTNESS.paper),
    sand: derive(hsl('ink'), MAX_TINT, LIGHTNESS.sand),
    ink: derive(hsl('paper'), MAX_TINT, LIGHTNESS.ink),
    brand: derive(hsl('brand'), MAX_MARK, LIGHTNESS.mark),
    accent: derive(hsl('accent'), MAX_MARK, LIGHTNESS.mark),
    saffron: derive(hsl('saffron'), MAX_MARK, LIGHTNESS.highlight),
  };
  return passingColours(derived) ?? darkColours({});
}
