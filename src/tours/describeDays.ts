import { regionOf } from '../shared/formatLocales.ts';
import { studioLanguage } from '../shared/studioWords/t.ts';
import { SHORT_MONTHS } from '../shared/time/formatDay.ts';
import { frenchFirst } from '../shared/time/frenchFirst.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Formats dates in little room: `12–14 Mar 2027`, `30 Apr – 2 May 2027`.
 * @param start `YYYY-MM-DD`
 * @param end the same
 * @param locale for visitors; the studio has its own
 */
export function describeDays(start: string, end: string, locale: string = studioLanguage()): string {
  if (locale !== 'en') return describeDaysIn(locale, start, end);
  const [from, to] = [read(start), read(end)];
  if (start === end) return `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

function describeDaysIn(locale: string, start: string, end: string): string {
  const format = new Intl.DateTimeFormat(regionOf(locale), { ...DAY, timeZone: 'UTC' });
  return frenchFirst(format.formatRange(Date.parse(start), Date.parse(end)), locale);
}

function read(day: string): { year: number; month: string; day: number } {
  const [year, month, date] = day.split('-').map(Number);
  return { year: year ?? 0, month: SHORT_MONTHS[(month ?? 1) - 1] ?? '', day: date ?? 0 };
}
