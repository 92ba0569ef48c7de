import { DEFAULT_LOCALE, joinLocale, type LocaleCode } from '../locales.ts';
import { cleanSearch } from './cleanSearch.ts';

/** Placeholder for the query in a URL pattern (spec). */
const QUERY_STRING = 'QUERY_STRING';

/** Path of the search, without a query. */
export const SEARCH_PATH = '/search/';

/** URL pattern of the results page. */
export const RESULTS_URL = `${SEARCH_PATH}${QUERY_STRING}/`;

/** URL pattern of the results page in a language. */
export function resultsUrl(locale: LocaleCode): string {
  return joinLocale({ locale, path: RESULTS_URL });
}

/** Path of the live search endpoint; `limit` is appended. */
export const LIVE_SEARCH_PATH = '/wp-json/rihla/v1/search/';

/** URL pattern of a live search with a limit, in a language. */
export function liveSearchUrl(limit: number, locale: LocaleCode = DEFAULT_LOCALE): string {
  const language = locale === DEFAULT_LOCALE ? '' : `&lang=${locale}`;
  return `${LIVE_SEARCH_PATH}?s=${QUERY_STRING}&limit=${limit}${language}`;
}

/** Inserts a query into a URL pattern: percent-encoded and literally, whatever it contains. */
export function searchUrl(pattern: string, words: string): string {
  return pattern.split(QUERY_STRING).join(encodeURIComponent(cleanSearch(words)));
}
