import { MONTH_BANDS } from './bands.ts';

/** A month of a calendar, with the entries that begin in it. */
export interface MonthOf<Entry> {
  /** From 1. */
  month: number;
  title: string;
  entries: Entry[];
}

/** Groups entries by the twelve months of a year, sorted by start. */
export function byMonth<Entry extends { start: string }>(entries: readonly Entry[], year: number): MonthOf<Entry>[] {
  return MONTH_BANDS.map(({ slug, title }, index) => ({
    month: index + 1,
    title,
    entries: entries
      .filter(({ start }) => start.startsWith(`${year}-${slug}-`))
      .sort((a, b) => a.start.localeCompare(b.start)),
  }));
}
