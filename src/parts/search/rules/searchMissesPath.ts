/** Endpoint that counts searches without results. */
export const SEARCH_MISSES_PATH = '/wp-json/rihla/v1/search-misses';
