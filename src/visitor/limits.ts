/** The most impressions a rule `times` with a period can ask for: so many moments are kept for each popup. */
export const MOST_TIMES = 100;
