/** The referrer and the text of the rule `url` are cut to this many characters before a pattern sees them. */
export const MAX_REFERRER = 2000;
