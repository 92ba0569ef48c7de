import { isLocale, LANGUAGES, type LocaleCode } from '../../shared/locales.ts';

/** The languages, by whose position a fragment of the dialog is known: fragments need a number. */
const CODES = Object.keys(LANGUAGES).filter(isLocale);

/** Path of the search dialog's fragment in a language. */
export function searchBoxPath(locale: string): string {
  return `/wp-json/rihla/v1/search-box/${locale}/`;
}

/** Parses the language in such a path, as the id of its fragment, from 1; undefined for any other text. */
export function readSearchBox(text: string): number | undefined {
  return isLocale(text) ? CODES.indexOf(text) + 1 : undefined;
}

/** The language of a fragment's id. */
export function searchBoxLocale(id: number): LocaleCode | undefined {
  return CODES[id - 1];
}
