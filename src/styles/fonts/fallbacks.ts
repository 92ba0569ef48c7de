/** What a fallback is fitted to; all in units of one em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of the average character of English text. */
  averageWidth: number;
}

/** Fallback font: a system font with metric overrides, so that text does not shift when the web font loads (CLS). */
export interface Fallback {
  /** CSS family name of the fallback with metric overrides. */
  family: string;
  /** Family of the web font that it replaces while that loads. */
  of: string;
  /** Local names (`src: local()`), with those of metric-compatible fonts. */
  local: string[];
  /** Width of its average character, in em; from Capsize's collection of metrics. */
  averageWidth: number;
}

/**
 * Our families at weight 400, as `measureFont` finds them. Checked in so that pages need no font tools; a test measures
 * again.
 */
export const FONT_METRICS: Record<string, FontMetrics> = {
  Fraunces: { ascent: 0.978, descent: 0.255, lineGap: 0, averageWidth: 0.4504 },
  'Instrument Sans': { ascent: 0.97, descent: 0.25, lineGap: 0, averageWidth: 0.459 },
};

/** One per width of system font, since one rule adjusts one width: desktop first, then Android. */
export const FALLBACKS: readonly Fallback[] = [
  { family: 'Fraunces Fallback', of: 'Fraunces', local: ['Georgia', 'Gelasio'], averageWidth: 913 / 2048 },
  { family: 'Fraunces Fallback Noto', of: 'Fraunces', local: ['Noto Serif'], averageWidth: 481 / 1000 },
  // Linux has no Georgia; its first answer would be a Times, which looks like a page without a design (decision 109).
  { family: 'Fraunces Fallback DejaVu', of: 'Fraunces', local: ['DejaVu Serif'], averageWidth: 1059 / 2048 },
  {
    family: 'Instrument Sans Fallback',
    of: 'Instrument Sans',
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    averageWidth: 913 / 2048,
  },
  { family: 'Instrument Sans Fallback Roboto', of: 'Instrument Sans', local: ['Roboto'], averageWidth: 911 / 2048 },
];
