// What the editor of layouts may cost, on the front page and on a page of 300 blocks.

/** What one change of one block sends until it is saved, headers included, in bytes. */
export const CHANGE_BYTES = 20_000;
/** From selecting a block until its settings can be changed, in ms. */
export const SETTINGS_MS = 150;
/** From a keystroke in a setting until it is on the page, in ms. */
export const KEYSTROKE_MS = 300;
/** From asking for the editing page until it can be used, with a warm cache, in ms. */
export const OPEN_MS = 2_000;
/** The scripts of the editing page, as they are sent. */
export const SCRIPT_BYTES = 800_000;
