import { isHexColor } from '../color.ts';
import { isObject } from '../isObject.ts';
import { studioLanguage, t } from '../studioWords/t.ts';
import { isStyleStep, STYLE_NAMES, type StyleChoice, type StyleTokens } from '../styleSteps.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../theme.ts';
import { TYPEFACES, type TypefacesId } from '../typefaces.ts';

/** Format name of the file of a look; the number is raised when a file can no longer be read as before. */
const FORMAT = 'rihla-look/1';
/** Maximum length of the file, in characters: a look has some 400. */
export const MAX_LOOK_CHARACTERS = 20_000;
const MAX_NAME_CHARACTERS = 80;

/** Least and largest value of the numbers, in the units of `ThemeTokens`; the form of the theme has the same bounds. */
export const TOKEN_BOUNDS = {
  baseSize: [14, 24],
  scale: [1.1, 1.5],
  radius: [0, 40],
  contentWidth: [720, 1920],
  textWidth: [45, 90],
} as const satisfies Record<string, readonly [number, number]>;

/** A look parsed from a file, or an error message for the user. */
export type ReadLook = { name: string; tokens: ThemeTokens } | { fault: string };

/** A look as the text of a file. */
export function writeLook(name: string, tokens: ThemeTokens): string {
  return `${JSON.stringify({ format: FORMAT, name: name.slice(0, MAX_NAME_CHARACTERS), ...tokens }, undefined, 2)}\n`;
}

/** Reads the text of a file of a look. An invalid value refuses the whole file; unknown properties are dropped. */
export function readLook(text: string): ReadLook {
  if (text.length > MAX_LOOK_CHARACTERS) return { fault: t('This file is too large for a look. Nothing was changed.') };
  const parsed = parse(text);
  if (!isObject(parsed) || typeof parsed.format !== 'string' || !parsed.format.startsWith('rihla-look/'))
    return { fault: t('This is not a file of a look: export one from a theme, and choose that. Nothing was changed.') };
  if (parsed.format !== FORMAT)
    return { fault: t('This look was exported by a newer version. Update this site first. Nothing was changed.') };
  const { colours, shape, style, type } = {
    colours: group(parsed.colours),
    shape: group(parsed.shape),
    style: group(parsed.style),
    type: group(parsed.type),
  };
  const faults: string[] = [];
  const colour = (name: keyof ThemeTokens['colours']): string => {
    const value = colours[name];
    if (isHexColor(value)) return value.toLowerCase();
    faults.push(t('“{path}” is not # and six hex digits', { path: `colours.${name}` }));
    return DEFAULT_THEME.colours[name];
  };
  const number = (values: Record<string, unknown>, path: string, name: keyof typeof TOKEN_BOUNDS): number => {
    const value = values[name];
    const [least, most] = TOKEN_BOUNDS[name];
    if (typeof value === 'number' && value >= least && value <= most) return value;
    faults.push(t('“{path}” is not a number from {least} to {most}', { path: `${path}.${name}`, least, most }));
    return least;
  };
  const typefaces = (): TypefacesId => {
    const found = TYPEFACES.find(({ id }) => id === type.typefaces);
    if (found) return found.id;
    faults.push(t('“type.typefaces” is no pair that this site has'));
    return DEFAULT_THEME.type.typefaces;
  };
  // Files from before a choice existed have none: pages are then drawn as they were.
  const step = (name: StyleChoice): StyleTokens[StyleChoice] => {
    const value = style[name] ?? DEFAULT_THEME.style[name];
    if (isStyleStep(name, value)) return value;
    faults.push(t('“{path}” is no step that this site has', { path: `style.${name}` }));
    return DEFAULT_THEME.style[name];
  };
  const tokens: ThemeTokens = {
    colours: {
      paper: colour('paper'),
      sand: colour('sand'),
      ink: colour('ink'),
      brand: colour('brand'),
      accent: colour('accent'),
      saffron: colour('saffron'),
    },
    type: { baseSize: number(type, 'type', 'baseSize'), scale: number(type, 'type', 'scale'), typefaces: typefaces() },
    shape: {
      radius: number(shape, 'shape', 'radius'),
      contentWidth: number(shape, 'shape', 'contentWidth'),
      textWidth: number(shape, 'shape', 'textWidth'),
    },
    // Each step was judged by its own name.
    style: Object.fromEntries(STYLE_NAMES.map((name) => [name, step(name)])) as StyleTokens,
  };
  if (faults.length > 0)
    return {
      fault: t('In this file {faults}. Nothing was changed.', {
        faults: faults.join(studioLanguage() === 'ar' ? '؛ ' : '; '),
      }),
    };
  const name = typeof parsed.name === 'string' ? parsed.name.trim().slice(0, MAX_NAME_CHARACTERS) : '';
  return { name: name || t('A look without a name'), tokens };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is no JSON is no look; the caller reports it.
    return undefined;
  }
}

function group(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
