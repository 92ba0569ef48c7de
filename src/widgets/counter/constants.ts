/** Duration of counting, in seconds; longer would need a pause button (WCAG 2.2.2). */
export const COUNTER_SECONDS = { min: 0, max: 5, defaultValue: 2 };

/** Maximum number of decimals. */
export const MAX_DECIMALS = 3;
