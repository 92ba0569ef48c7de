/** Stars of a perfect review (reference: "rating 0–5, half stars by fraction"). */
export const MAX_RATING = 5;

/** Editors choose half stars. */
export const RATING_STEP = 0.5;

/**
 * Parses a stored rating.
 * @returns from 0 to 5; undefined for anything but a number
 */
export function readRating(value: unknown): number | undefined {
  const rating = typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
  return Number.isFinite(rating) ? Math.min(MAX_RATING, Math.max(0, rating)) : undefined;
}

/**
 * The mean of ratings, to one decimal.
 * @returns undefined without ratings
 */
export function averageRating(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum / ratings.length) * 10) / 10;
}
