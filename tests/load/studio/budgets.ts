// Budgets of the layout editor, on the front page and on a page of 300 blocks.

/** Transfer of one change of one block until it is saved, headers included, in bytes. */
export const CHANGE_BYTES = 20_000;
/** From selecting a block until its settings are editable, in ms. */
export const SETTINGS_MS = 150;
/** From a keystroke in a setting until it is on the page, in ms. */
export const KEYSTROKE_MS = 300;
/** From a key pressed in a text on the page until the next frame, in ms. */
export const IN_PLACE_MS = 33;
/** From navigation to the editing page until it is interactive, with a warm cache, in ms. */
export const OPEN_MS = 2_000;
/** Scripts of the editing page, as sent, in bytes. */
export const SCRIPT_BYTES = 800_000;
