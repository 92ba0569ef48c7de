/** By language and region: making one takes longer than all it writes on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date as readers write it, such as `14 March 2026`. The zone is fixed, so that a cached page says the same everywhere.
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
