import { ARABIC_FALLBACKS, FALLBACKS, type Fallback, FONT_METRICS } from './fallbacks.ts';
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

/**
 * The `@font-face` rules of the site: its own fonts, shown when they are there in time for the first paint, and the fallbacks
 * that stand in for them until the next page, so that nothing ever moves.
 */
export function fontFaceCss(fonts: readonly BuiltFont[], script: FontScript = 'latin'): string {
  const own = fonts.filter((font) => font.script === script);
  const fallbacks = script === 'arabic' ? ARABIC_FALLBACKS : FALLBACKS;
  return [...own.map(ownFace), ...fallbacks.map(fallbackFace)].join('\n');
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
