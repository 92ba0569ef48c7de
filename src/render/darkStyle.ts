import { isHexColor } from '../shared/color.ts';
import { darkColours } from '../shared/looks/darkColours.ts';
import { COLOUR_NAMES, type ColourName } from '../shared/style.ts';
import { DEFAULT_THEME } from '../shared/theme.ts';
import type { Theme } from './types.ts';

/** Colour of faults on dark ground, as `fault.css` has it on dark bands. */
const FAULT = '--fault:#ff9c8f;';

/**
 * The style of dark mode for a part of a page's style, on screens alone: paper stays light. Text and page have the dark palette. Surfaces keep the theme's
 * colours, since text that lies on them does, but on quiet bands of the page (`container/light`), which are dark with it.
 */
export function darkStyle({ colours }: Pick<Theme, 'colours'>, part: string): string {
  const dark = darkColours(colours ?? {});
  const light = (name: ColourName): string => {
    const own = colours?.[name];
    return isHexColor(own) ? own : DEFAULT_THEME.colours[name];
  };
  const all = (prefix: string, colourOf: (name: ColourName) => string): string =>
    COLOUR_NAMES.map((name) => `--${prefix}-${name}:${colourOf(name)}`).join(';');
  const surfaces = all('surface', light);
  const rules = new Map([
    ['page', `:root{color-scheme:dark;${FAULT}${all('color', (name) => dark[name])};${surfaces}}`],
    ['container/light', `.r-light{${FAULT}${all('surface', (name) => dark[name])}}.r-light .r-dark{${surfaces}}`],
  ]).get(part);
  return rules ? `@media screen and (prefers-color-scheme:dark){${rules}}` : '';
}
