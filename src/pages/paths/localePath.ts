import { DEFAULT_LOCALE, isLocale, LOCALES, type LocaleCode } from '../../shared/locales.ts';
import { PATTERN_BOOK } from '../../shared/patternBook.ts';

/** A path in a language. */
export interface LocalePath {
  locale: LocaleCode;
  /** The path without the language. */
  path: string;
}

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

/** A path with the prefix of its language. */
export function joinLocale({ locale, path }: LocalePath): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

function isOffered(code: LocaleCode): boolean {
  return LOCALES.some((offered) => offered.code === code);
}
