import { contrastRatio, isHexColor, nearestPassing } from '../color.ts';
import { msg, t } from '../studioWords/t.ts';
import type { ColourName } from '../style.ts';
import type { ThemeTokens } from '../theme.ts';

type Colours = ThemeTokens['colours'];

/** Least contrast of text and of large text (WCAG 1.4.3). */
const TEXT = 4.5;
const LARGE_TEXT = 3;
/** Maximum number of changes, since two pairs may undo each other's. */
const MAX_ROUNDS = 12;

/** A text colour and its background somewhere on the site. */
export interface ContrastPair {
  text: ColourName;
  background: ColourName;
  /** Colour for which another lightness is suggested: never the background of the page. */
  moves: ColourName;
  /** Label of the text, in English, such as “Links on the page”. */
  what: string;
  least: number;
}

/** Every pair of theme colours that pages set text in. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { text: 'ink', background: 'paper', moves: 'ink', what: msg('Text on the page'), least: TEXT },
  { text: 'ink', background: 'sand', moves: 'sand', what: msg('Text on quiet surfaces'), least: TEXT },
  { text: 'ink', background: 'saffron', moves: 'saffron', what: msg('Text on highlights'), least: TEXT },
  { text: 'brand', background: 'paper', moves: 'brand', what: msg('Links on the page'), least: TEXT },
  { text: 'brand', background: 'sand', moves: 'brand', what: msg('Links on quiet surfaces'), least: TEXT },
  { text: 'paper', background: 'brand', moves: 'brand', what: msg('Text on buttons and brand surfaces'), least: TEXT },
  { text: 'accent', background: 'paper', moves: 'accent', what: msg('Accents on the page'), least: TEXT },
  { text: 'accent', background: 'sand', moves: 'accent', what: msg('Accents on quiet surfaces'), least: TEXT },
  { text: 'paper', background: 'accent', moves: 'accent', what: msg('Text on accent surfaces'), least: TEXT },
  { text: 'saffron', background: 'ink', moves: 'saffron', what: msg('Accents on dark surfaces'), least: TEXT },
  {
    text: 'saffron',
    background: 'brand',
    moves: 'brand',
    what: msg('Words of headings on brand surfaces'),
    least: LARGE_TEXT,
  },
];

/** A pair with too little contrast, and a passing replacement of the adjustable colour. */
export interface WeakPair extends ContrastPair {
  ratio: number;
  offer: string;
}

/** The pairs of a theme with too little contrast. Colours that are not valid yet are left out. */
export function weakPairs(colours: Partial<Record<ColourName, unknown>>): WeakPair[] {
  return CONTRAST_PAIRS.flatMap((pair) => {
    const text = colours[pair.text];
    const background = colours[pair.background];
    if (!isHexColor(text) || !isHexColor(background)) return [];
    const ratio = contrastRatio(text, background);
    if (ratio >= pair.least) return [];
    const [moved, stays] = pair.moves === pair.text ? [text, background] : [background, text];
    return [{ ...pair, ratio, offer: nearestPassing(moved, stays, pair.least) }];
  });
}

/** A ratio for display: rounded down, so that a failing one never reads as passing. */
export function sayRatio(ratio: number): string {
  return t('{ratio} to 1', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) });
}

/**
 * The colours changed until every pair passes: the adjustable one takes the nearest passing colour of its hue.
 * @returns undefined when no such change is enough
 */
export function passingColours(colours: Colours): Colours | undefined {
  let tried = colours;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [weak] = weakPairs(tried);
    if (!weak) return tried;
    tried = { ...tried, [weak.moves]: weak.offer };
  }
  return weakPairs(tried).length === 0 ? tried : undefined;
}
