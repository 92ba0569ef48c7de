/** Where the feed for travel search is fetched. */
export const THINGS_TO_DO_PATH = '/channels/things-to-do.json';

/** What OCTO's own paths stand behind, without a slash at the end, as the specification wants it. */
export const OCTO_PATH = '/octo';

/** What the addresses of JSON feeds have behind those of the feeds. */
export const JSON_FEED_SUFFIX = 'json/';

/** More tours than this are not told of in one answer: it has to be made while somebody waits. */
export const MOST_PRODUCTS = 2000;
