import { type StoredSlides, slidesShown } from './rules/slidesShown.ts';

/** Default autoplay interval and duration of the movement, in ms (reference). */
export const AUTOPLAY_SPEED_MS = 5000;
export const SPEED_MS = 500;

/** Minimum of both: faster slides cannot be read, and a shorter movement is a jump. */
const MIN_AUTOPLAY_SPEED_MS = 1000;
const MAX_AUTOPLAY_SPEED_MS = 60_000;
const MAX_SPEED_MS = 5000;

/** Space between slides, in CSS px. */
const SPACE_PX = 24;
const MAX_SPACE_PX = 120;

/** Kinds of pagination beside the arrows. */
const PAGINATIONS = ['dots', 'fraction', 'progress', 'none'] as const;

/** Stored settings of carousels; any of them may be missing or damaged. */
export interface StoredCarousel extends StoredSlides {
  slides_to_scroll?: unknown;
  autoplay?: unknown;
  autoplay_speed?: unknown;
  pause_on_hover?: unknown;
  direction?: unknown;
  infinite?: unknown;
  effect?: unknown;
  speed?: unknown;
  space_between?: unknown;
  arrows?: unknown;
  pagination?: unknown;
  lazyload?: unknown;
}

/** Reads the settings of a carousel; invalid values become defaults or are clamped. */
export function readSettings(stored: StoredCarousel | null | undefined, ofKind?: number) {
  const carousel = typeof stored === 'object' && stored !== null ? stored : {};
  const shown = slidesShown(carousel, ofKind);
  const isFade = carousel.effect === 'fade' && shown.desktop === 1;
  return {
    shown: isFade ? { desktop: 1, tablet: 1, mobile: 1 } : shown,
    step: numberIn(1, carousel.slides_to_scroll, shown.desktop, 1),
    /** 0 without autoplay. */
    autoplayMs:
      carousel.autoplay === true
        ? numberIn(MIN_AUTOPLAY_SPEED_MS, carousel.autoplay_speed, MAX_AUTOPLAY_SPEED_MS, AUTOPLAY_SPEED_MS)
        : 0,
    pausesOnHover: carousel.pause_on_hover !== false,
    isBackward: carousel.direction === 'backward',
    isInfinite: carousel.infinite !== false,
    isFade,
    speedMs: numberIn(0, carousel.speed, MAX_SPEED_MS, SPEED_MS),
    spacePx: numberIn(0, carousel.space_between, MAX_SPACE_PX, shown.desktop === 1 ? 0 : SPACE_PX),
    hasArrows: carousel.arrows !== false,
    pagination: PAGINATIONS.find((pagination) => pagination === carousel.pagination) ?? 'dots',
    isLazy: carousel.lazyload !== false,
  };
}

export type CarouselSettings = ReturnType<typeof readSettings>;

function numberIn(least: number, value: unknown, most: number, otherwise: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(value)));
}
