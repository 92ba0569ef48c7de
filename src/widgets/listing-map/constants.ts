/** Tours on one map: more marks would be a stain. */
export const MOST_TOURS = 60;

/** Ways on one map: more lines would be a tangle, and bytes. */
export const MOST_WAYS = 24;
