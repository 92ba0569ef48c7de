import { DEFAULT_LOCALE, isLocale, LOCALES, type LocaleCode, type LocalePath } from '../../shared/locales.ts';
import { PATTERN_BOOK } from '../../shared/patternBook.ts';

/**
 * Splits the language off a path: `/ar/pattern-book/text/` is `/pattern-book/text/` in Arabic. The default language has no
 * prefix. Besides the languages that the site offers, the pattern book can be looked at in every language that has a catalogue.
 * @param path canonical
 */
export function splitLocale(path: string): LocalePath {
  const [, code = '', rest = ''] = path.match(/^\/([a-z]{2})(\/.*)$/) ?? [];
  const isRead = isLocale(code) && code !== DEFAULT_LOCALE && (isOffered(code) || rest.startsWith(PATTERN_BOOK));
  return isRead ? { locale: code, path: rest } : { locale: DEFAULT_LOCALE, path };
}

function isOffered(code: LocaleCode): boolean {
  return LOCALES.some((offered) => offered.code === code);
}
