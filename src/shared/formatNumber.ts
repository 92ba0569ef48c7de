import { digitsOf } from './formatLocales.ts';

interface Written {
  /** Cached: creating a formatter takes longer than formatting a hundred numbers. */
  format: Intl.NumberFormat;
  /** Cache of small numbers: a filter of a listing has a hundred of them. */
  first: string[];
}

const byLocale = new Map<string, Written>();
/** Number of small numbers that are cached. */
const MAX_FIRST = 10_000;

/**
 * Formats a number with grouping: `12,400`.
 * @param locale BCP 47, one of the site's own: a formatter is cached for each
 */
export function formatNumber(value: number, locale: string): string {
  const written = byLocale.get(locale) ?? { format: new Intl.NumberFormat(digitsOf(locale)), first: [] };
  byLocale.set(locale, written);
  const { first, format } = written;
  if (!(Number.isInteger(value) && value > 0 && value < MAX_FIRST)) return format.format(value);
  first[value] ??= format.format(value);
  return first[value];
}
