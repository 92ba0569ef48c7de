/** Reviews that a new block shows. */
export const DEFAULT_LIMIT = 6;

/** Reviews that a block shows at most. */
export const MAX_SHOWN = 48;

/** Reviews of which the mean is made, the newest first: more say nothing about how journeys are now. */
export const MOST_COUNTED = 500;
