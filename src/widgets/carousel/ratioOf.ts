/** Aspect ratios of carousel pictures, as CSS `aspect-ratio` values. */
export const CAROUSEL_RATIOS = ['3/2', '16/9', '21/9', '1/1', '4/5', 'natural'] as const;
export type CarouselRatio = (typeof CAROUSEL_RATIOS)[number];

/** The stored aspect ratio, or the kind's default when it is invalid; undefined where pictures keep their own. */
export function ratioOf(stored: unknown, otherwise: CarouselRatio): string | undefined {
  const ratio = CAROUSEL_RATIOS.find((one) => one === stored) ?? otherwise;
  return ratio === 'natural' ? undefined : ratio;
}
