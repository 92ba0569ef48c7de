import { isHexColor } from '../shared/color.ts';
import { darkColours } from '../shared/looks/darkColours.ts';
import { COLOUR_NAMES, type ColourName } from '../shared/style.ts';
import { DEFAULT_THEME } from '../shared/theme.ts';
import type { Theme } from './types.ts';

/**
 * The style of dark mode, on screens alone: paper stays light. Text and page have the dark palette. Surfaces keep the theme's colours, since text that lies
 * on them does, but on quiet bands of the page, which are dark with it.
 */
export function darkStyle({ colours }: Pick<Theme, 'colours'>): string {
  const dark = darkColours(colours ?? {});
  const light = (name: ColourName): string => {
    const own = colours?.[name];
    return isHexColor(own) ? own : DEFAULT_THEME.colours[name];
  };
  const all = (prefix: string, colourOf: (name: ColourName) => string): string =>
    COLOUR_NAMES.map((name) => `--${prefix}-${name}:${colourOf(name)}`).join(';');
  return [
    '@media screen and (prefers-color-scheme:dark){',
    `:root{color-scheme:dark;--fault:#ff9c8f;${all('color', (name) => dark[name])}}`,
    `:root,.r-light .r-dark{${all('surface', light)}}`,
    `.r-light{${all('surface', (name) => dark[name])}}`,
    '}',
  ].join('');
}
