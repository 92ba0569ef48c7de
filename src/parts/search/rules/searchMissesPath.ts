/** Where searches in vain are counted. */
export const SEARCH_MISSES_PATH = '/wp-json/rihla/v1/search-misses';
