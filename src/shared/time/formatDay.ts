import { regionOf } from '../formatLocales.ts';
import { studioLanguage } from '../studioWords/t.ts';

/** Short names of the months, as the studio writes them. */
export const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The studio's format of days, as `date-fns` writes it: `20 Dec 2026`. Its months are words, so that no reader takes them for days. */
export const DAY_FORMAT = 'd MMM yyyy';
/** The same with a 24-hour time. */
export const MOMENT_FORMAT = 'd MMM yyyy, HH:mm';

/** A day in the studio's format and language; anything else as it is. */
export function formatDay(day: string): string {
  const language = studioLanguage();
  if (language !== 'en' && /^\d{4}-\d{2}-\d{2}$/.test(day))
    return dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(Date.parse(day));
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = SHORT_MONTHS[Number(month) - 1];
  return name ? `${Number(date)} ${name} ${year}` : day;
}

/** The day of the week, short: `Sun`. */
export function weekdayName(day: string): string {
  const language = studioLanguage();
  if (language !== 'en') return dateFormat(language, { weekday: 'short' }).format(Date.parse(day));
  return WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}

/** The `Intl` format of dates in a language, in UTC. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regionOf(language), { ...options, timeZone: 'UTC' });
}
