import { SHORT_MONTHS } from '../shared/time/formatDay.ts';

/**
 * Formats dates for the studio: `12–14 Mar 2027`, `30 Apr – 2 May 2027`.
 * @param start `YYYY-MM-DD`
 * @param end the same
 */
export function describeDays(start: string, end: string): string {
  const [from, to] = [read(start), read(end)];
  if (start === end) return `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

function read(day: string): { year: number; month: string; day: number } {
  const [year, month, date] = day.split('-').map(Number);
  return { year: year ?? 0, month: SHORT_MONTHS[(month ?? 1) - 1] ?? '', day: date ?? 0 };
}
