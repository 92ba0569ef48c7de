/** By language: making one takes longer than writing a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with its groups, as people write it: `12,400`.
 * @param locale BCP 47, of the site's own: a formatter is kept for each
 */
export function formatNumber(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
