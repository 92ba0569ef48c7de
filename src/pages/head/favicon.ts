import type { Theme } from '../../render/types.ts';
import { isHexColor } from '../../shared/color.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';

/** The eight-pointed star of two squares in the theme's accent colour, as an SVG file. */
export function faviconSvg(theme: Theme): string {
  const accent = theme.colours?.accent;
  const fill = isHexColor(accent) ? accent : DEFAULT_THEME.colours.accent;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${fill}" fill-rule="evenodd" d="${STAR}${EYE}"/></svg>`
  );
}

/** The favicon as a data URL, which saves a request and its revalidation. */
export function faviconAddress(theme: Theme): string {
  const text = faviconSvg(theme)
    .replaceAll('"', "'")
    .replaceAll(/[<># ]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/** Two squares of half-side 10, one turned by 45°, as one outline. */
const STAR = starOutline(16, 10);
/** The hole in the middle. */
const EYE = 'M16,11.5a4.5,4.5,0,1,0,0,9,4.5,4.5,0,0,0,0-9z';

function starOutline(centre: number, halfSide: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index;
    const radius = index % 2 === 0 ? halfSide * Math.SQRT2 : halfSide / Math.cos(Math.PI / 8);
    return `${round(centre + radius * Math.cos(angle))},${round(centre + radius * Math.sin(angle))}`;
  });
  return `M${points.join()}z`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
