/** Default number of tours. */
export const DEFAULT_COUNT = 3;
export const MAX_COUNT = 12;
