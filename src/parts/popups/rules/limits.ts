/** The referrer and the text of the rule `url` are cut to this many characters before a pattern sees them. */
export const MOST_REFERRER = 2000;
