/** Maximum impressions in a rule `times` with a period: as many timestamps are stored for each popup. */
export const MAX_TIMES = 100;
