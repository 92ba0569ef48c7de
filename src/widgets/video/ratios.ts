/** Aspect ratios of videos, as CSS `aspect-ratio` values (reference). */
export const FILM_RATIOS = ['16/9', '21/9', '4/3', '3/2', '1/1', '9/16'] as const;

export type FilmRatio = (typeof FILM_RATIOS)[number];

/** The stored aspect ratio, or the default. */
export function filmRatio(stored: unknown): FilmRatio {
  return FILM_RATIOS.find((ratio) => ratio === stored) ?? '16/9';
}
