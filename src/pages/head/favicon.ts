import type { Theme } from '../../render/types.ts';
import { isHexColor } from '../../shared/color.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';

/** The eight-pointed star of two squares in the theme's accent colour, as an SVG file. */
export function faviconSvg(theme: Theme): string {
  const accent = theme.colours?.accent;
  const fill = isHexColor(accent) ? accent : DEFAULT_THEME.colours.accent;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,32,32"><path fill="${fill}" d="${STAR}${EYE}"/></svg>`;
}

/** The favicon as a data URL, which saves a request and its revalidation. */
export function faviconAddress(theme: Theme): string {
  const text = faviconSvg(theme)
    .replaceAll('"', "'")
    .replaceAll(/[<># ]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/** Two squares of half-side 10, one turned by 45°. Each page has the icon in its head, so it is drawn in few characters. */
const STAR = 'M6,6h20v20H6zM16,1.9,30.1,16,16,30.1,1.9,16z';
/** The hole in the middle, drawn twice against the turn of the two squares: what is left is outside. */
const EYE = 'M16,11.5a4.5,4.5,0,1,0,0,9,4.5,4.5,0,1,0,0-9,4.5,4.5,0,1,0,0,9,4.5,4.5,0,1,0,0-9z';
