interface Written {
  /** Making one takes longer than writing a hundred numbers. */
  format: Intl.NumberFormat;
  /** The first numbers: a filter of a listing has a hundred of them. */
  first: string[];
}

const byLocale = new Map<string, Written>();
/** How many of the first numbers are kept as they are written. */
const MAX_FIRST = 10_000;

/**
 * A number with its groups, as people write it: `12,400`.
 * @param locale BCP 47, of the site's own: a formatter is kept for each
 */
export function formatNumber(value: number, locale: string): string {
  const written = byLocale.get(locale) ?? { format: new Intl.NumberFormat(locale), first: [] };
  byLocale.set(locale, written);
  const { first, format } = written;
  if (!(Number.isInteger(value) && value > 0 && value < MAX_FIRST)) return format.format(value);
  first[value] ??= format.format(value);
  return first[value];
}
