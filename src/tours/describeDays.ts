import { regionOf } from '../shared/formatLocales.ts';
import { SHORT_MONTHS, shortMonth } from '../shared/time/formatDay.ts';
import { frenchFirst } from '../shared/time/frenchFirst.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Formats dates in little room: `12–14 Mar 2027`, `30 Apr – 2 May 2027`.
 * @param start `YYYY-MM-DD`
 * @param end the same
 * @param locale for visitors, and English for what is stored; without, it is in the studio's language
 */
export function describeDays(start: string, end: string, locale?: string): string {
  if (locale !== undefined && locale !== 'en') return describeDaysIn(locale, start, end);
  const [from, to] = [start, end].map((day) => read(day, locale)) as [Day, Day];
  if (start === end) return `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

function describeDaysIn(locale: string, start: string, end: string): string {
  const format = new Intl.DateTimeFormat(regionOf(locale), { ...DAY, timeZone: 'UTC' });
  return frenchFirst(format.formatRange(Date.parse(start), Date.parse(end)), locale);
}

interface Day {
  year: number;
  month: string;
  day: number;
}

function read(day: string, locale: string | undefined): Day {
  const [year, month, date] = day.split('-').map(Number);
  return {
    year: year ?? 0,
    month: locale === undefined ? shortMonth(month ?? 1) : (SHORT_MONTHS[(month ?? 1) - 1] ?? ''),
    day: date ?? 0,
  };
}
