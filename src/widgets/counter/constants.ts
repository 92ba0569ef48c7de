/** How long a counter counts, in seconds; longer than the most would be movement that a visitor could not stop (WCAG 2.2.2). */
export const COUNTER_SECONDS = { min: 0, max: 5, defaultValue: 2 };

/** Most decimals of a counter. */
export const MOST_DECIMALS = 3;
