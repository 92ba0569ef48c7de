/** By region: making one takes longer than all it writes in a letter. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The days of a journey as travellers write them, such as `Mon 12 April – Thu 15 April 2027`.
 * @param start `YYYY-MM-DD`; what is no day gives an empty text
 * @param end the same; undefined: the same day
 */
export function formatJourneyDays(start: string | undefined, end: string | undefined, locale: string): string {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  if (Number.isNaN(from)) return '';
  const format = formatFor(locale === 'en' ? 'en-GB' : locale);
  // Letters are text as well, so their spaces are those that everybody types.
  const days = (to > from ? format.formatRange(from, to) : format.format(from)).replaceAll('\u2009', ' ');
  // English has commas behind its weekdays in ranges alone.
  return locale === 'en' ? days.replaceAll(',', '') : days;
}

function formatFor(region: string): Intl.DateTimeFormat {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(region) ?? new Intl.DateTimeFormat(region, parts);
  formats.set(region, format);
  return format;
}
