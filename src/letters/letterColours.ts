import { contrastRatio, isHexColor, nearestPassing, readableOn } from '../shared/color.ts';
import { darkColours } from '../shared/looks/darkColours.ts';
import type { StyleTokens } from '../shared/styleSteps.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../shared/theme.ts';

/** Colours of a letter; text has a contrast of at least 4.5 with its background, rules 1.2. */
export interface LetterColours {
  ground: string;
  card: string;
  ink: string;
  quiet: string;
  link: string;
  rule: string;
  /** The line above the letter. */
  mark: string;
  button: string;
  onButton: string;
}

const TEXT = 4.5;

/** The theme's colours for a letter, its buttons in one of them; invalid ones fall back to the default's. */
export function letterColours(theme: ThemeTokens['colours'], fill: StyleTokens['fill'] = 'brand'): LetterColours {
  const known = Object.entries(DEFAULT_THEME.colours).map(([name, value]) => {
    const own = theme[name as keyof typeof theme];
    return [name, isHexColor(own) ? own : value];
  });
  const { accent, brand, ink, paper, sand } = Object.fromEntries(known) as ThemeTokens['colours'];
  const text = nearestPassing(ink, paper, 7);
  const button = { accent, brand, ink }[fill];
  return {
    ground: sand,
    card: paper,
    ink: text,
    quiet: nearestPassing(mix(text, paper, 0.62), paper, TEXT),
    link: nearestPassing(brand, paper, TEXT),
    rule: mix(text, paper, 0.16),
    mark: accent,
    button,
    onButton: contrastRatio(paper, button) >= TEXT ? paper : readableOn(button),
  };
}

/**
 * Colours of a letter where a mail program is dark: the palette of the site's dark mode, whether the site has that mode or not. Buttons in the colour
 * of text have the brand's: one as light as the text would be the brightest thing of the letter.
 */
export function darkLetterColours(theme: ThemeTokens['colours'], fill: StyleTokens['fill'] = 'brand'): LetterColours {
  const { accent, brand, ink, paper, sand } = darkColours(theme);
  const button = fill === 'accent' ? accent : brand;
  return {
    ground: paper,
    card: sand,
    ink,
    quiet: nearestPassing(mix(ink, sand, 0.7), sand, TEXT),
    link: nearestPassing(brand, sand, TEXT),
    rule: mix(ink, sand, 0.16),
    mark: accent,
    button,
    onButton: contrastRatio(paper, button) >= TEXT ? paper : readableOn(button),
  };
}

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
