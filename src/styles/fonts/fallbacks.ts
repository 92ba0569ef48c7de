/** Metrics that a fallback is fitted to; all in units of one em. */
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
  /** Width of its average character, in em, from Capsize's collection of metrics; absent where it is not measured. */
  averageWidth?: number;
}

/**
 * Our families at the weight they are drawn at, 400 where they have an axis, as `measureFont` finds them. Checked in so that pages need no font tools; a test measures
 * again.
 */
export const FONT_METRICS: Record<string, FontMetrics> = {
  Fraunces: { ascent: 0.978, descent: 0.255, lineGap: 0, averageWidth: 0.4504 },
  'Instrument Sans': { ascent: 0.97, descent: 0.25, lineGap: 0, averageWidth: 0.459 },
  Outfit: { ascent: 1, descent: 0.26, lineGap: 0, averageWidth: 0.4469 },
  Archivo: { ascent: 0.878, descent: 0.21, lineGap: 0, averageWidth: 0.4569 },
  Playfair: { ascent: 1.082, descent: 0.251, lineGap: 0, averageWidth: 0.4565 },
  Lora: { ascent: 1.006, descent: 0.274, lineGap: 0, averageWidth: 0.4738 },
  Bricolage: { ascent: 0.93, descent: 0.27, lineGap: 0, averageWidth: 0.4889 },
  Figtree: { ascent: 0.95, descent: 0.25, lineGap: 0, averageWidth: 0.45 },
  'Source Serif': { ascent: 1.036, descent: 0.335, lineGap: 0, averageWidth: 0.4797 },
  Karla: { ascent: 0.917, descent: 0.252, lineGap: 0, averageWidth: 0.4574 },
  'DM Sans': { ascent: 0.992, descent: 0.31, lineGap: 0, averageWidth: 0.4671 },
  Newsreader: { ascent: 0.735, descent: 0.265, lineGap: 0, averageWidth: 0.4352 },
  Cormorant: { ascent: 0.924, descent: 0.287, lineGap: 0, averageWidth: 0.3967 },
  Bitter: { ascent: 0.935, descent: 0.265, lineGap: 0, averageWidth: 0.4716 },
  'Space Grotesk': { ascent: 0.984, descent: 0.292, lineGap: 0, averageWidth: 0.4907 },
  Nunito: { ascent: 1.011, descent: 0.353, lineGap: 0, averageWidth: 0.4773 },
  Oswald: { ascent: 1.193, descent: 0.289, lineGap: 0, averageWidth: 0.3886 },
  'Work Sans': { ascent: 0.93, descent: 0.243, lineGap: 0, averageWidth: 0.5004 },
  Mulish: { ascent: 1.005, descent: 0.25, lineGap: 0, averageWidth: 0.4652 },
  'El Messiri': { ascent: 1.019, descent: 0.544, lineGap: 0 },
  'Readex Pro': { ascent: 1, descent: 0.25, lineGap: 0 },
  'Noto Naskh Arabic': { ascent: 1.069, descent: 0.634, lineGap: 0 },
  Alexandria: { ascent: 0.968, descent: 0.251, lineGap: 0 },
  Cairo: { ascent: 1.303, descent: 0.571, lineGap: 0 },
  'Baloo Bhaijaan': { ascent: 1.08, descent: 0.632, lineGap: 0 },
  Vazirmatn: { ascent: 1.0254, descent: 0.5371, lineGap: 0 },
};

type SystemFont = Pick<Fallback, 'local' | 'averageWidth'> & { suffix: string };

/** One per width of system font, since one rule adjusts one width: desktop first, then Android. */
const SERIFS: readonly SystemFont[] = [
  { suffix: '', local: ['Georgia', 'Gelasio'], averageWidth: 913 / 2048 },
  { suffix: ' Noto', local: ['Noto Serif'], averageWidth: 481 / 1000 },
  // Linux has no Georgia; its first match would be a Times, which looks like an unstyled page (decision 109).
  { suffix: ' DejaVu', local: ['DejaVu Serif'], averageWidth: 1059 / 2048 },
];

/** Roboto, Android's, is narrower by two thousandths (911): half a pixel of a phone's line, and a rule less in each page. */
const SANS_SERIFS: readonly SystemFont[] = [
  { suffix: '', local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Roboto'], averageWidth: 913 / 2048 },
];

/** Families with serifs. On Linux those beside Fraunces fall back to its serif: one rule more, and a page in them would be beyond its budget of bytes. */
export const SERIF_FAMILIES: readonly string[] = [
  ...['Fraunces', 'Playfair', 'Lora', 'Newsreader', 'Cormorant', 'Bitter', 'Source Serif'],
];
const SANS_FAMILIES = [
  ...['Instrument Sans', 'Outfit', 'Archivo', 'Bricolage', 'Space Grotesk', 'Nunito', 'Oswald'],
  ...['Figtree', 'Karla', 'DM Sans', 'Work Sans', 'Mulish'],
];

export const FALLBACKS: readonly Fallback[] = [
  ...fitted('Fraunces', SERIFS),
  ...SERIF_FAMILIES.slice(1).flatMap((of) => fallbacksOf(of, true)),
  ...SANS_FAMILIES.flatMap((of) => fallbacksOf(of, false)),
];

/** Fallbacks of a family in Latin letters. */
export function fallbacksOf(of: string, isSerif: boolean): Fallback[] {
  return fitted(of, isSerif ? SERIFS.slice(0, 2) : SANS_SERIFS);
}

function fitted(of: string, fonts: readonly SystemFont[]): Fallback[] {
  return fonts.map(({ suffix, ...font }) => ({ family: `${of} Fallback${suffix}`, of, ...font }));
}

/**
 * Rest of a family's font stack: its fallbacks, and system fonts of its kind.
 * @param isSerif of a family that is none of ours
 */
export function stackAfter(of: string, isSerif = !SANS_FAMILIES.includes(of)): string {
  const ours = FALLBACKS.filter((fallback) => fallback.of === of);
  const own = ours.length > 0 ? ours : fallbacksOf(of, isSerif);
  const names = own.map(({ family }) => `'${family}'`);
  return [...names, ...(isSerif ? ['Georgia', 'serif'] : ['system-ui', 'sans-serif'])].join(',');
}

/** Fonts with Arabic letters by system: Apple's, Android's, Windows', Linux'. Their line height is ours; letter widths may differ. */
const ARABIC_SYSTEM_FONTS = ['Geeza Pro', 'Noto Naskh Arabic', 'Noto Sans Arabic', 'Segoe UI', 'Tahoma', 'DejaVu Sans'];

const ARABIC_FAMILIES = [
  ...['El Messiri', 'Noto Naskh Arabic', 'Alexandria', 'Cairo', 'Baloo Bhaijaan'],
  ...['Readex Pro', 'Vazirmatn'],
];

export const ARABIC_FALLBACKS: readonly Fallback[] = ARABIC_FAMILIES.map(arabicFallback);

/** Fallback of a family in Arabic letters. */
export function arabicFallback(of: string): Fallback {
  return { family: `${of} Fallback`, of, local: ARABIC_SYSTEM_FONTS };
}
