/** Bounds of the bar's length, in percent (spec). */
export const READING_PROGRESS_MIN = 0;
export const READING_PROGRESS_MAX = 100;

/**
 * Share of the page that has been scrolled, in percent (spec); 0 when the page cannot
 * scroll. All lengths in CSS pixels; an offset beyond the page, as elastic scrolling gives, stays within the bounds.
 */
export function readingProgress(offset: number, documentHeight: number, windowHeight: number): number {
  const scrollable = documentHeight - windowHeight;
  if (scrollable <= 0) return READING_PROGRESS_MIN;
  return Math.min(READING_PROGRESS_MAX, Math.max(READING_PROGRESS_MIN, (offset / scrollable) * 100));
}
