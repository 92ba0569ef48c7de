import { regionOf } from '../shared/formatLocales.ts';
import { frenchFirst } from '../shared/time/frenchFirst.ts';

/** Cache by region: creating a formatter takes longer than all its uses in a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates for travellers, such as `Mon 12 April – Thu 15 April 2027`.
 * @param start `YYYY-MM-DD`; empty text for an invalid one
 * @param end the same; undefined: the same day
 */
export function formatJourneyDays(start: string | undefined, end: string | undefined, locale: string): string {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  if (Number.isNaN(from)) return '';
  const format = formatFor(regionOf(locale));
  // Plain spaces, since mails are plain text as well.
  const days = (to > from ? format.formatRange(from, to) : format.format(from)).replaceAll('\u2009', ' ');
  // English has commas after weekdays in ranges only.
  return locale === 'en' ? days.replaceAll(',', '') : frenchFirst(days, locale);
}

function formatFor(region: string): Intl.DateTimeFormat {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(region) ?? new Intl.DateTimeFormat(region, parts);
  formats.set(region, format);
  return format;
}
