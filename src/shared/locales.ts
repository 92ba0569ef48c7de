/** Languages that the site can speak: each has a message catalogue. */
export const LANGUAGES = {
  en: { label: 'English', rtl: false },
  fr: { label: 'Français', rtl: false },
  ar: { label: 'العربية', rtl: true },
} as const;

export type LocaleCode = keyof typeof LANGUAGES;

/** Languages that the site offers, the default first. */
export const LOCALES = [{ code: 'en', ...LANGUAGES.en }] as const;

/** A language in which content is kept. */
export type ContentLocale = (typeof LOCALES)[number]['code'];

/** The language of a page without a locale. */
export const DEFAULT_LOCALE = LOCALES[0].code;

/** Parameter of an address that says no language itself: the language in which its page speaks. */
export const LANGUAGE_PARAMETER = 'lang';

/** Whether a code names a language that the site can speak. */
export function isLocale(code: unknown): code is LocaleCode {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** Parses an untrusted code as a language of the site; the default when it is none. */
export function readLocale(code: unknown): LocaleCode {
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** The language in which content is read for pages of a language: the same where the site offers it. */
export function contentLocale(code: unknown): ContentLocale {
  return LOCALES.find((offered) => offered.code === code)?.code ?? DEFAULT_LOCALE;
}

/** A path in a language. */
export interface LocalePath {
  locale: LocaleCode;
  /** The path without the language. */
  path: string;
}

/** A path with the prefix of its language; the default has none. */
export function joinLocale({ locale, path }: LocalePath): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** The direction in which a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return isLocale(locale) && LANGUAGES[locale].rtl ? 'rtl' : 'ltr';
}
