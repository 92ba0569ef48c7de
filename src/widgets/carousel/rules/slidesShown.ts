/** Default number of slides shown (spec). */
export const DEFAULT_SLIDES = 3;
const DEFAULT_TABLET = 2;
const DEFAULT_MOBILE = 1;

/** Maximum number of slides shown. */
export const MAX_SLIDES = 6;

/** Minimum number of slides (spec); fewer are shown without a carousel. */
export const MIN_SLIDES = 2;

/** Stored values; any type, as content may be damaged. */
export interface StoredSlides {
  slides_to_show?: unknown;
  slides_to_show_tablet?: unknown;
  slides_to_show_mobile?: unknown;
}

/** Number of slides shown on each of the builder's devices. */
export interface SlidesShown {
  desktop: number;
  tablet: number;
  mobile: number;
}

/**
 * Number of slides shown at once: by default 3, 2 on a tablet (1 where a desktop has one) and 1 on a phone (spec). Each is a whole
 * number from 1 to `MAX_SLIDES`.
 * @param ofKind default for a desktop
 */
export function slidesShown(stored: StoredSlides, ofKind = DEFAULT_SLIDES): SlidesShown {
  const desktop = wholeNumber(stored.slides_to_show) ?? ofKind;
  return {
    desktop,
    tablet: wholeNumber(stored.slides_to_show_tablet) ?? Math.min(desktop, DEFAULT_TABLET),
    mobile: wholeNumber(stored.slides_to_show_mobile) ?? DEFAULT_MOBILE,
  };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'number' ? Math.round(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(MAX_SLIDES, Math.max(1, number)) : undefined;
}
