import { contrastRatio, isHexColor, nearestPassing, readableOn } from '../shared/color.ts';
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

/** Dark-mode colours of a letter. Buttons in the colour of text would vanish on the dark card: they have the brand's. */
export function darkLetterColours(theme: ThemeTokens['colours'], fill: StyleTokens['fill'] = 'brand'): LetterColours {
  const { button, mark, onButton } = letterColours(theme, fill === 'ink' ? 'brand' : fill);
  const card = '#1c1817';
  const ink = '#f3ece0';
  return {
    ground: '#120f0e',
    card,
    ink,
    quiet: '#b9ada0',
    link: nearestPassing(isHexColor(theme.saffron) ? theme.saffron : DEFAULT_THEME.colours.saffron, card, TEXT),
    rule: '#3a3330',
    mark,
    button,
    onButton,
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
