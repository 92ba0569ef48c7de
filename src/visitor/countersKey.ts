/**
 * The one key of all that popups remember of a visitor, in localStorage: `PopupCounters` as JSON with the version `v`. Nothing
 * in it says who the visitor is or what was read.
 */
export const COUNTERS_KEY = 'rihla-popups';

/** The form of what is kept. */
export const COUNTERS_VERSION = 1;
