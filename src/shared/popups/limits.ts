/** The most impressions a rule `times` with a period can ask for: so many moments are kept for each popup. */
export const MOST_TIMES = 100;

/** The referrer and the text of the rule `url` are cut to this many characters before a pattern sees them. */
export const MOST_REFERRER = 2000;
