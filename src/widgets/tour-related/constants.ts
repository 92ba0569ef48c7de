/** Default number of tours. */
export const DEFAULT_COUNT = 3;
export const MOST_COUNT = 12;
