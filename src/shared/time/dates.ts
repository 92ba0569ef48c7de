/** Cache of formatters by locale: creating one takes longer than all it formats on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a date, such as `14 March 2026`. The zone is fixed, so that a cached page is the same for everybody.
 * @param iso an ISO date-time
 */
export function formatDate(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const region = locale === 'en' ? 'en-GB' : locale;
  const format = formats.get(region) ?? new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(region, format);
  return format.format(date);
}
