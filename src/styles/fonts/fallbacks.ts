/** What a fallback is fitted to; all in units of one em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of the average character of English text; absent for other scripts. */
  averageWidth?: number;
}

/** Fallback font: a system font with metric overrides, so that text does not shift when the web font loads (CLS). */
export interface Fallback {
  /** CSS family name of the fallback with metric overrides. */
  family: string;
  /** Family of the web font that it replaces while that loads. */
  of: string;
  /** Local names (`src: local()`), with those of metric-compatible fonts. */
  local: string[];
  /** Width of its average character, in em, from Capsize's collection of metrics; absent where nobody has measured it. */
  averageWidth?: number;
}

/**
 * Our families at weight 400, as `measureFont` finds them. Checked in so that pages need no font tools; a test measures
 * again.
 */
export const FONT_METRICS: Record<string, FontMetrics> = {
  Fraunces: { ascent: 0.978, descent: 0.255, lineGap: 0, averageWidth: 0.4504 },
  'Instrument Sans': { ascent: 0.97, descent: 0.25, lineGap: 0, averageWidth: 0.459 },
  'El Messiri': { ascent: 1.019, descent: 0.544, lineGap: 0 },
  'Readex Pro': { ascent: 1, descent: 0.25, lineGap: 0 },
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

/** Fonts with Arabic letters by system: Apple's, Android's, Windows', Linux'. Their lines are as high as ours, whatever their letters' width. */
const ARABIC_SYSTEM_FONTS = ['Geeza Pro', 'Noto Naskh Arabic', 'Noto Sans Arabic', 'Segoe UI', 'Tahoma', 'DejaVu Sans'];

export const ARABIC_FALLBACKS: readonly Fallback[] = [
  { family: 'El Messiri Fallback', of: 'El Messiri', local: ARABIC_SYSTEM_FONTS },
  { family: 'Readex Pro Fallback', of: 'Readex Pro', local: ARABIC_SYSTEM_FONTS },
];
