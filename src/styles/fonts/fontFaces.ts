import { ARABIC_FALLBACKS, FALLBACKS, type Fallback, FONT_METRICS, stackAfter } from './fallbacks.ts';
import type { FontScript } from './families.ts';

/** A font file of the site, as the build lists it in `fonts.json`. */
export interface BuiltFont {
  family: string;
  url: string;
  /** Range of weights, such as `300 700`. */
  weight: string;
  bytes: number;
  script: FontScript;
  unicodeRange: string;
}

/** The families of a page: headings first. */
export interface FontPair {
  display: string;
  text: string;
}

/** The default pair, which `tokens.css` is written for. */
const DEFAULT_PAIR: FontPair = { display: 'Fraunces', text: 'Instrument Sans' };

/** The font files of a page: those of a pair, headings first, or those of Arabic. */
export function fontsOfPage(
  fonts: readonly BuiltFont[],
  script: FontScript,
  { display, text }: FontPair = DEFAULT_PAIR,
): BuiltFont[] {
  const own = fonts.filter((font) => font.script === script);
  return script === 'arabic' ? own : [display, text].flatMap((name) => own.filter(({ family }) => family === name));
}

/**
 * The `@font-face` rules of a page: its own fonts, shown when they are there in time for the first paint, and the fallbacks used until the next
 * page, so that nothing ever moves.
 */
export function fontFaceCss(
  fonts: readonly BuiltFont[],
  script: FontScript = 'latin',
  pair: FontPair = DEFAULT_PAIR,
): string {
  const own = fontsOfPage(fonts, script, pair);
  const fallbacks =
    script === 'arabic'
      ? ARABIC_FALLBACKS
      : [pair.display, pair.text].flatMap((family) => FALLBACKS.filter(({ of }) => of === family));
  return [...own.map(ownFace), ...fallbacks.map(fallbackFace)].join('\n');
}

/** The style sheet of the tokens with the stacks of a pair in place of the default's; for the default pair it is unchanged. */
export function tokensWithPair(tokens: string, { display, text }: FontPair): string {
  if (display === DEFAULT_PAIR.display && text === DEFAULT_PAIR.text) return tokens;
  return tokens
    .replace(/--font-display:[^;}]+/, `--font-display:'${display}',${stackAfter(display)}`)
    .replace(/--font-text:[^;}]+/, `--font-text:var(--own-text,) ${stackAfter(text)}`)
    .replace(/--own-text:[^;}]+/g, `--own-text:'${text}',`);
}

function ownFace({ family, url, weight, unicodeRange }: BuiltFont): string {
  return rule({
    'font-family': `"${family}"`,
    src: `url("${url}") format("woff2")`,
    'font-weight': weight,
    'font-display': 'optional',
    'unicode-range': unicodeRange,
  });
}

function fallbackFace({ family, of, local, averageWidth }: Fallback): string {
  const metrics = FONT_METRICS[of];
  if (!metrics) throw new Error(`No metrics of the family "${of}" to fit "${family}" to.`);
  const size = averageWidth && metrics.averageWidth ? metrics.averageWidth / averageWidth : 1;
  return rule({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    'ascent-override': percent(metrics.ascent / size),
    'descent-override': percent(metrics.descent / size),
    'line-gap-override': percent(metrics.lineGap / size),
  });
}

function rule(descriptors: Record<string, string>): string {
  return `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}
