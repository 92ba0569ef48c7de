/** Autosave debounce in ms: each save is a write to the database. */
export const AUTOSAVE_INTERVAL_MS = 2000;
