/**
 * localStorage key of all popup state of a visitor: `PopupCounters` as JSON with the version `v`. Contains nothing about the visitor's identity
 * or reading.
 */
export const COUNTERS_KEY = 'rihla-popups';

/** Version of the stored format. */
export const COUNTERS_VERSION = 1;
