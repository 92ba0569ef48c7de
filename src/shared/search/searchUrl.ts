import { cleanSearch } from './cleanSearch.ts';

/** Placeholder for the query in a URL pattern (spec, section 2). */
const QUERY_STRING = 'QUERY_STRING';

/** URL pattern of the results page. */
export const RESULTS_URL = `/search/${QUERY_STRING}/`;

/** Path of the live search endpoint; `limit` is appended. */
export const LIVE_SEARCH_PATH = '/wp-json/rihla/v1/search/';

/** URL pattern of a live search with a limit. */
export function liveSearchUrl(limit: number): string {
  return `${LIVE_SEARCH_PATH}?s=${QUERY_STRING}&limit=${limit}`;
}

/** Inserts a query into a URL pattern: percent-encoded and literally, whatever it contains. */
export function searchUrl(pattern: string, words: string): string {
  return pattern.split(QUERY_STRING).join(encodeURIComponent(cleanSearch(words)));
}
