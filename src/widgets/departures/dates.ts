import { regionOf } from '../../shared/formatLocales.ts';
import { frenchFirst } from '../../shared/time/frenchFirst.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats the dates of a journey, such as “Fri 12 – Sun 14 March”. @param start `YYYY-MM-DD` */
export function formatDays(start: string, end: string, locale: string): string {
  const format = formatFor(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from === undefined) return '';
  const days = to === undefined || to <= from ? format.format(from) : format.formatRange(from, to);
  // English has commas only when the years differ.
  return locale === 'en' ? days.replaceAll(',', '') : frenchFirst(days, locale);
}

/** Formats a month, such as “March 2027”. @param month `YYYY-MM` */
export function formatMonth(month: string, locale: string): string {
  const time = timeOf(`${month}-01`);
  return time === undefined ? '' : formatFor(locale, { month: 'long', year: 'numeric' }).format(time);
}

function timeOf(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
}

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = regionOf(locale);
  const key = `${region} ${Object.keys(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
