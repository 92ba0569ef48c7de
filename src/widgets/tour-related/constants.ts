/** How many tours are shown. */
export const DEFAULT_COUNT = 3;
export const MOST_COUNT = 12;
