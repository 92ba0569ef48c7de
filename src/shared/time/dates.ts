import { regionOf } from '../formatLocales.ts';
import { frenchFirst } from './frenchFirst.ts';

/** Cache of formatters by locale: creating one takes longer than all it formats on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a date, such as `14 March 2026`. The zone is fixed, so that a cached page is the same for everybody.
 * @param iso an ISO date-time
 */
export function formatDate(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'long' });
}

/** Formats a day in short form, such as `14 Mar 2026`. @param day `YYYY-MM-DD` */
export function formatShortDate(day: string, locale: string): string {
  // The short form of Arabic is numeric, which readers take for another day.
  return format(`${day}T12:00:00Z`, locale, { dateStyle: locale === 'ar' ? 'long' : 'medium' });
}

function format(iso: string, locale: string, options: Pick<Intl.DateTimeFormatOptions, 'dateStyle'>): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const region = regionOf(locale);
  const key = `${region} ${options.dateStyle}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return frenchFirst(known.format(date), locale);
}
