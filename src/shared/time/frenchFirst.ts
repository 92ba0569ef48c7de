/** The first of a month: alone before its month, or at the beginning of a range. */
const FIRST = /(?<!\d)1(?=\s\p{Ll}|\s?[–-]\s?[\p{Ll}\d])/gu;

/**
 * Writes the first of a month as French does, `1er mars`: an ordinal, which the locale data of Unicode does not have.
 * @param dates formatted by `Intl`
 */
export function frenchFirst(dates: string, locale: string): string {
  return locale === 'fr' ? dates.replace(FIRST, '1er') : dates;
}
