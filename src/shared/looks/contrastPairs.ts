import { contrastRatio, isHexColor, nearestPassing } from '../color.ts';
import type { ColourName } from '../style.ts';
import type { ThemeTokens } from '../theme.ts';

type Colours = ThemeTokens['colours'];

/** Least contrast of text and of large text (WCAG 1.4.3). */
const TEXT = 4.5;
const LARGE_TEXT = 3;

/** A colour that is read on another somewhere on the site. */
export interface ContrastPair {
  text: ColourName;
  background: ColourName;
  /** What is read there, as in “Links on the page”. */
  what: string;
  least: number;
}

/** Every pair of theme colours that pages set text in. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { text: 'ink', background: 'paper', what: 'Text on the page', least: TEXT },
  { text: 'ink', background: 'sand', what: 'Text on quiet surfaces', least: TEXT },
  { text: 'ink', background: 'saffron', what: 'Text on highlights', least: TEXT },
  { text: 'brand', background: 'paper', what: 'Links on the page', least: TEXT },
  { text: 'brand', background: 'sand', what: 'Links on quiet surfaces', least: TEXT },
  { text: 'paper', background: 'brand', what: 'Text on buttons and brand surfaces', least: TEXT },
  { text: 'accent', background: 'paper', what: 'Accents on the page', least: TEXT },
  { text: 'accent', background: 'sand', what: 'Accents on quiet surfaces', least: TEXT },
  { text: 'paper', background: 'accent', what: 'Text on accent surfaces', least: TEXT },
  { text: 'saffron', background: 'ink', what: 'Accents on dark surfaces', least: TEXT },
  { text: 'saffron', background: 'brand', what: 'Words of headings on brand surfaces', least: LARGE_TEXT },
];

/** A pair with too little contrast, and the colour of its text that would be enough. */
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
    return ratio >= pair.least ? [] : [{ ...pair, ratio, offer: nearestPassing(text, background, pair.least) }];
  });
}

/** A ratio as people say it: rounded down, so that a failing one never reads as passing. */
export function sayRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;
}

/**
 * The colours changed until every pair passes: each failing text takes the nearest passing colour of its hue. Backgrounds of several texts stay.
 * @returns undefined when no such change is enough
 */
export function passingColours(colours: Colours): Colours | undefined {
  let tried = colours;
  for (let round = 0; round < 12; round++) {
    const [weak] = weakPairs(tried);
    if (!weak) return tried;
    // The page's own colour is under everything: where it is the text, the surface moves instead.
    const moved =
      weak.text === 'paper'
        ? { [weak.background]: nearestPassing(tried[weak.background], tried.paper, weak.least) }
        : { [weak.text]: weak.offer };
    tried = { ...tried, ...moved };
  }
  return weakPairs(tried).length === 0 ? tried : undefined;
}
