import { msg, t } from '../studioWords/t.ts';

/** Short names of the months in English; the catalogue has the others, since those of `Intl` differ between a server and its browsers. */
export const SHORT_MONTHS = [
  msg('Jan'),
  msg('Feb'),
  msg('Mar'),
  msg('Apr'),
  msg('May'),
  msg('Jun'),
  msg('Jul'),
  msg('Aug'),
  msg('Sep'),
  msg('Oct'),
  msg('Nov'),
  msg('Dec'),
];
const WEEKDAYS = [msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat')];

/** The studio's format of days, as `date-fns` writes it: `20 Dec 2026`. Its months are words, so that no reader takes them for days. */
export const DAY_FORMAT = 'd MMM yyyy';
/** The same with a 24-hour time. */
export const MOMENT_FORMAT = 'd MMM yyyy, HH:mm';

/** A day in the studio's format; anything else as it is. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = shortMonth(Number(month));
  return name ? `${Number(date)} ${name} ${year}` : day;
}

/** The short name of a month from 1 to 12 in the studio's language; empty for any other number. */
export function shortMonth(month: number): string {
  return t(SHORT_MONTHS[month - 1] ?? '');
}

/** The day of the week, short: `Sun`. */
export function weekdayName(day: string): string {
  return t(WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '');
}
