/** Slides beside each other unless an editor says otherwise (spec, section 9, "Carousel"). */
export const DEFAULT_SLIDES = 3;
const DEFAULT_TABLET = 2;
const DEFAULT_MOBILE = 1;

/** Most slides beside each other. */
export const MOST_SLIDES = 6;

/** Slides with which a carousel starts (spec, section 9, "Carousel"); fewer stand as they are. */
export const LEAST_SLIDES = 2;

/** What is stored of it; any value, as content may be damaged. */
export interface StoredSlides {
  slides_to_show?: unknown;
  slides_to_show_tablet?: unknown;
  slides_to_show_mobile?: unknown;
}

/** How many slides stand beside each other on each of the builder's devices. */
export interface SlidesShown {
  desktop: number;
  tablet: number;
  mobile: number;
}

/**
 * How many slides are seen at once: 3, 2 on a tablet (1 where a desktop has one) and 1 on a phone unless told otherwise (spec, section 9).
 * Each is a whole number from 1 to `MOST_SLIDES`.
 * @param ofKind what a desktop shows where nothing is stored
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
  return Number.isFinite(number) ? Math.min(MOST_SLIDES, Math.max(1, number)) : undefined;
}
