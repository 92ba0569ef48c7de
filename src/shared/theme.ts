import type { StyleTokens } from './styleSteps.ts';
import type { TypefacesId } from './typefaces.ts';

/** The design tokens an editor may set, with their defaults. */
export interface ThemeTokens {
  colours: { paper: string; sand: string; ink: string; brand: string; accent: string; saffron: string };
  /** `baseSize` in px, `scale` the ratio between neighbouring sizes, `typefaces` the id of a pair. */
  type: { baseSize: number; scale: number; typefaces: TypefacesId };
  /** `radius` and `contentWidth` in px, `textWidth` in characters. */
  shape: { radius: number; contentWidth: number; textWidth: number };
  style: StyleTokens;
}

export const DEFAULT_THEME: ThemeTokens = {
  colours: {
    paper: '#f7f0e3',
    sand: '#ecdfc8',
    ink: '#1e1413',
    brand: '#2541a8',
    accent: '#a8401f',
    saffron: '#e8a33d',
  },
  type: { baseSize: 18, scale: 1.25, typefaces: 'fraunces' },
  shape: { radius: 4, contentWidth: 1240, textWidth: 66 },
  style: {
    spaces: 'regular',
    shadows: 'none',
    buttons: 'pill',
    fill: 'ink',
    links: 'thin',
    fields: 'line',
    cards: 'open',
    arches: 'arch',
    header: 'plain',
    footer: 'ink',
    dark: 'off',
  },
};
