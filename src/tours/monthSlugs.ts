/** The slug of a month, `01` to `12`. @param month from 1 to 12 */
export function monthSlug(month: number): string {
  return String(month).padStart(2, '0');
}

/** Slugs of the months, from January. Beside `bands.ts`, whose names in all languages the studio's forms must not load. */
export const MONTH_SLUGS: readonly string[] = Array.from({ length: 12 }, (_, index) => monthSlug(index + 1));
