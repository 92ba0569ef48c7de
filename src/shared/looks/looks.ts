import { msg } from '../studioWords/t.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../theme.ts';

/** A complete look: every design token that the theme holds. */
export interface Look {
  /** Stable name, as in exported files. */
  id: string;
  label: string;
  /** Short description. */
  description: string;
  tokens: ThemeTokens;
}

/** The looks to begin with, the demo's first. Every pair of colours in `CONTRAST_PAIRS` passes in each (a test). */
export const LOOKS: readonly Look[] = [
  {
    id: 'khettara',
    label: 'Khettara',
    description: msg('Desert: sand, rust and indigo'),
    tokens: DEFAULT_THEME,
  },
  {
    id: 'littoral',
    label: 'Littoral',
    description: msg('Coast: cool, light and rounded'),
    tokens: {
      colours: {
        paper: '#f3f8f8',
        sand: '#dcebec',
        ink: '#10262e',
        brand: '#0b566b',
        accent: '#b03524',
        saffron: '#ffc56b',
      },
      type: { baseSize: 17, scale: 1.23, typefaces: 'outfit' },
      shape: { radius: 16, contentWidth: 1200, textWidth: 66 },
      style: {
        spaces: 'regular',
        shadows: 'soft',
        buttons: 'pill',
        fill: 'brand',
        links: 'coloured',
        fields: 'boxed',
        cards: 'raised',
        arches: 'capsule',
        header: 'plain',
        footer: 'brand',
        dark: 'off',
      },
    },
  },
  {
    id: 'firn',
    label: 'Firn',
    description: msg('Mountains: crisp, wide and exact'),
    tokens: {
      colours: {
        paper: '#fbfbfa',
        sand: '#e4eaef',
        ink: '#14202b',
        brand: '#1a4a80',
        accent: '#ae1c1f',
        saffron: '#f7c325',
      },
      type: { baseSize: 17, scale: 1.25, typefaces: 'archivo' },
      shape: { radius: 2, contentWidth: 1320, textWidth: 70 },
      style: {
        spaces: 'compact',
        shadows: 'none',
        buttons: 'square',
        fill: 'accent',
        links: 'thick',
        fields: 'boxed',
        cards: 'framed',
        arches: 'straight',
        header: 'ink',
        footer: 'ink',
        dark: 'off',
      },
    },
  },
  {
    id: 'broadsheet',
    label: 'Broadsheet',
    description: msg('Editorial: black on white, square, large'),
    tokens: {
      colours: {
        paper: '#ffffff',
        sand: '#f1f0ed',
        ink: '#0b0b0b',
        brand: '#1f1f1f',
        accent: '#a5121f',
        saffron: '#ded8c9',
      },
      type: { baseSize: 17, scale: 1.32, typefaces: 'playfair' },
      shape: { radius: 0, contentWidth: 1240, textWidth: 62 },
      style: {
        spaces: 'airy',
        shadows: 'none',
        buttons: 'square',
        fill: 'ink',
        links: 'thick',
        fields: 'line',
        cards: 'open',
        arches: 'straight',
        header: 'plain',
        footer: 'paper',
        dark: 'off',
      },
    },
  },
  {
    id: 'canopy',
    label: 'Canopy',
    description: msg('Forest: deep green and orchid'),
    tokens: {
      colours: {
        paper: '#f6f6ea',
        sand: '#dfe8d0',
        ink: '#10241a',
        brand: '#1a5535',
        accent: '#8f2560',
        saffron: '#dfe07a',
      },
      type: { baseSize: 18, scale: 1.25, typefaces: 'lora' },
      shape: { radius: 10, contentWidth: 1240, textWidth: 64 },
      style: {
        spaces: 'regular',
        shadows: 'none',
        buttons: 'rounded',
        fill: 'brand',
        links: 'thin',
        fields: 'filled',
        cards: 'filled',
        arches: 'leaf',
        header: 'plain',
        footer: 'sand',
        dark: 'off',
      },
    },
  },
  {
    id: 'boulevard',
    label: 'Boulevard',
    description: msg('City: bright, bold and round'),
    tokens: {
      colours: {
        paper: '#ffffff',
        sand: '#f0edfb',
        ink: '#17122b',
        brand: '#4527c9',
        accent: '#bd1244',
        saffron: '#ffd84d',
      },
      type: { baseSize: 17, scale: 1.28, typefaces: 'bricolage' },
      shape: { radius: 22, contentWidth: 1360, textWidth: 66 },
      style: {
        spaces: 'regular',
        shadows: 'soft',
        buttons: 'rounded',
        fill: 'brand',
        links: 'coloured',
        fields: 'filled',
        cards: 'raised',
        arches: 'corner',
        header: 'brand',
        footer: 'ink',
        dark: 'off',
      },
    },
  },
];

/** The look with exactly these values; undefined for a site's own mixture. */
export function findLook(tokens: ThemeTokens): Look | undefined {
  return LOOKS.find((look) => TOKEN_PATHS.every((path) => readToken(look.tokens, path) === readToken(tokens, path)));
}

/** Paths of all tokens, as the form of the theme names its fields. */
export const TOKEN_PATHS: readonly string[] = Object.entries(DEFAULT_THEME).flatMap(([group, values]) =>
  Object.keys(values).map((name) => `${group}.${name}`),
);

/** The token at a path such as `colours.paper`; undefined where there is none. */
export function readToken(tokens: ThemeTokens, path: string): unknown {
  const [group, name] = path.split('.');
  const values = Object.entries(tokens).find(([own]) => own === group)?.[1];
  return Object.entries(values ?? {}).find(([own]) => own === name)?.[1];
}
