/** By language and region: making one takes longer than all it writes on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date as readers write it, such as `14 March 2026`. The zone is fixed, so that a cached page says the same everywhere.
 * @param iso an ISO date-time
 */
export function formatDate(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const region = regionOf(locale);
  const format = formats.get(region) ?? new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(region, format);
  return format.format(date);
}

/**
 * The days of a journey as readers write them, such as `Mon 12 April – Thu 15 April 2027`.
 * @param start `YYYY-MM-DD`; what is no day gives an empty text
 * @param end the same; undefined: the same day
 */
export function formatJourneyDays(start: string | undefined, end: string | undefined, locale: string): string {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  if (Number.isNaN(from)) return '';
  const region = regionOf(locale);
  const key = `${region} days`;
  const parts = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, parts);
  formats.set(key, format);
  // Letters are text as well, so their spaces are those that everybody types.
  const days = (to > from ? format.formatRange(from, to) : format.format(from)).replaceAll('\u2009', ' ');
  // English has commas behind its weekdays in ranges alone.
  return locale === 'en' ? days.replaceAll(',', '') : days;
}

/** English as it is written in Britain. */
function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
