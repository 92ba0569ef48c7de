import { regionOf } from '../shared/formatLocales.ts';
import { studioLanguage } from '../shared/studioWords/t.ts';

/** Months of a calendar. */
export const MONTHS_SHOWN = 12;

/** A month of a calendar, with the entries that begin in it. */
export interface MonthOf<Entry> {
  /** `YYYY-MM`. */
  month: string;
  /** `March 2027`. */
  title: string;
  entries: Entry[];
}

/** Groups entries by twelve months, sorted by start. @param first `YYYY-MM` */
export function byMonth<Entry extends { start: string }>(entries: readonly Entry[], first: string): MonthOf<Entry>[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = monthsAfter(first, index);
    const own = entries.filter(({ start }) => start.startsWith(month));
    return { month, title: nameMonth(month), entries: own.sort((a, b) => a.start.localeCompare(b.start)) };
  });
}

/** A month some months later, or earlier. @param month `YYYY-MM` */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A month in words: `March 2027`. @param month `YYYY-MM` */
export function nameMonth(month: string): string {
  const format = new Intl.DateTimeFormat(regionOf(studioLanguage()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${month}-01`));
}
