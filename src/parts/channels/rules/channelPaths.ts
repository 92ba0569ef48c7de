/** Path of the feed for travel search. */
export const THINGS_TO_DO_PATH = '/channels/things-to-do.json';

/** Base path of OCTO's endpoints, without a trailing slash, as the specification requires. */
export const OCTO_PATH = '/octo';

/** Suffix of JSON feeds, after the path of the feed. */
export const JSON_FEED_SUFFIX = 'json/';

/** Maximum number of tours in one response, which has to be rendered while the client waits. */
export const MAX_PRODUCTS = 2000;
