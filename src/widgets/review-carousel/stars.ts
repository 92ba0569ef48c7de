/** Stars of a full rating. */
export const MOST_STARS = 5;

/**
 * A rating as it is shown: within 0 to 5, in halves (reference, section 16).
 * @returns undefined when nothing is stored that is a number
 */
export function readRating(stored: unknown): number | undefined {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return undefined;
  return Math.min(MOST_STARS, Math.max(0, Math.round(stored * 2) / 2));
}

/** How much of each star is full, first to last: 0, 0.5 or 1. */
export function starsOf(rating: number): number[] {
  return Array.from({ length: MOST_STARS }, (_, index) => Math.min(1, Math.max(0, rating - index)));
}
