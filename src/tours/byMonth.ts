import { MONTH_BANDS } from './bands.ts';

/** A month of a calendar, with what begins in it. */
export interface MonthOf<Entry> {
  /** From 1. */
  month: number;
  title: string;
  entries: Entry[];
}

/** The twelve months of a year, each with what begins in it, in order. */
export function byMonth<Entry extends { start: string }>(entries: readonly Entry[], year: number): MonthOf<Entry>[] {
  return MONTH_BANDS.map(({ slug, title }, index) => ({
    month: index + 1,
    title,
    entries: entries
      .filter(({ start }) => start.startsWith(`${year}-${slug}-`))
      .sort((a, b) => a.start.localeCompare(b.start)),
  }));
}
