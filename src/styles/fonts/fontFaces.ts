import { ARABIC_FALLBACKS, FALLBACKS, type Fallback, FONT_METRICS, type FontMetrics, stackAfter } from './fallbacks.ts';
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

/** The default's pairs, which `tokens.css` and `arabic.css` are written for. */
const DEFAULT_PAIRS: Record<FontScript, FontPair> = {
  latin: { display: 'Fraunces', text: 'Instrument Sans' },
  arabic: { display: 'El Messiri', text: 'Readex Pro' },
};

/** The font files of a page in a pair of its script, headings first. A family of Arabic may have a second file, for Latin letters. */
export function fontsOfPage(
  fonts: readonly BuiltFont[],
  script: FontScript,
  { display, text }: FontPair = DEFAULT_PAIRS[script],
): BuiltFont[] {
  const own = fonts.filter((font) => font.script === script);
  return [display, text].flatMap((name) => own.filter(({ family }) => family === name));
}

/**
 * The `@font-face` rules of a page: its own fonts, shown when they are there in time for the first paint, and the fallbacks used until the next
 * page, so that nothing ever moves.
 */
export function fontFaceCss(
  fonts: readonly BuiltFont[],
  script: FontScript = 'latin',
  pair: FontPair = DEFAULT_PAIRS[script],
): string {
  const own = fontsOfPage(fonts, script, pair);
  const all = script === 'arabic' ? ARABIC_FALLBACKS : FALLBACKS;
  const fallbacks = [pair.display, pair.text].flatMap((family) => all.filter(({ of }) => of === family));
  return [...own.map(builtFace), ...fallbacks.map((fallback) => fallbackFace(fallback, metricsOf(fallback)))].join(
    '\n',
  );
}

/** The style sheet of the tokens with the stacks of a pair in place of the default's; for the default pair it is unchanged. */
export function tokensWithPair(tokens: string, pair: FontPair, stackOf = (of: string) => stackAfter(of)): string {
  if (isSame(pair, DEFAULT_PAIRS.latin)) return tokens;
  const { display, text } = pair;
  return tokens
    .replace(/--font-display:[^;}]+/, `--font-display:'${display}',${stackOf(display)}`)
    .replace(/--font-text:[^;}]+/, `--font-text:var(--own-text,) ${stackOf(text)}`)
    .replace(/--own-text:[^;}]+/g, `--own-text:'${text}',`);
}

/** The same for the style sheet of pages in Arabic. */
export function arabicWithPair(arabic: string, { display, text }: FontPair): string {
  const { display: ownDisplay, text: ownText } = DEFAULT_PAIRS.arabic;
  return arabic.replaceAll(ownDisplay, display).replaceAll(ownText, text);
}

function isSame(one: FontPair, other: FontPair): boolean {
  return one.display === other.display && one.text === other.text;
}

function builtFace({ family, url, weight, unicodeRange }: BuiltFont): string {
  return rule({
    'font-family': `"${family}"`,
    src: `url("${url}") format("woff2")`,
    'font-weight': weight,
    'font-display': 'optional',
    'unicode-range': unicodeRange,
  });
}

function metricsOf({ family, of }: Fallback): FontMetrics {
  const metrics = FONT_METRICS[of];
  if (!metrics) throw new Error(`No metrics of the family "${of}" to fit "${family}" to.`);
  return metrics;
}

/** The `@font-face` rule of a fallback, fitted to the metrics of the family that it replaces. */
export function fallbackFace({ averageWidth, family, local }: Fallback, metrics: FontMetrics): string {
  const size = averageWidth && metrics.averageWidth ? metrics.averageWidth / averageWidth : 1;
  return rule({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    ...lineMetrics(metrics, size),
  });
}

/** Descriptors that set the height of a face's lines, at a `size-adjust`. */
export function lineMetrics({ ascent, descent, lineGap }: FontMetrics, size = 1): Record<string, string> {
  return {
    'ascent-override': percent(ascent / size),
    'descent-override': percent(descent / size),
    'line-gap-override': percent(lineGap / size),
  };
}

/** A `@font-face` rule of descriptors. */
export function rule(descriptors: Record<string, string>): string {
  return `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}
