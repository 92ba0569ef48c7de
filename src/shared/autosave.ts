/** Pause in typing after which the studio keeps a draft, in ms: each is a write to the database. */
export const AUTOSAVE_INTERVAL_MS = 2000;
