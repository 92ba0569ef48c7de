import { cleanSearch } from './cleanSearch.ts';

/** What stands for the words in a pattern of addresses (spec, section 2). */
const QUERY_STRING = 'QUERY_STRING';

/** The addresses of results. */
export const RESULTS_URL = `/search/${QUERY_STRING}/`;

/** Where live answers are asked for; `limit` is written behind it. */
export const LIVE_SEARCH_PATH = '/wp-json/rihla/v1/search/';

/** The pattern of live answers with so many results. */
export function liveSearchUrl(limit: number): string {
  return `${LIVE_SEARCH_PATH}?s=${QUERY_STRING}&limit=${limit}`;
}

/** The address for some words: they are encoded and put in place literally, whatever they hold. */
export function searchUrl(pattern: string, words: string): string {
  return pattern.split(QUERY_STRING).join(encodeURIComponent(cleanSearch(words)));
}
