/** Default number of reviews. */
export const DEFAULT_LIMIT = 6;

/** Maximum number of shown reviews. */
export const MAX_SHOWN = 48;

/** Maximum number of reviews in the mean, newest first: older ones say nothing about current tours. */
export const MAX_COUNTED = 500;
