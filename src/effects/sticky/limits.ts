/** CSS px between what sticks and the edge, or what sticks there already (reference, section 13). */
export const STICKY_OFFSET = [0, 500] as const;

/** CSS px scrolled since it began to stick, after which its look may change (reference, section 13). */
export const STICKY_EFFECTS_OFFSET = [0, 1000] as const;

/** Milliseconds after the last resize (spec, section 9, "Debounce"). */
export const STICKY_RESIZE_MS = 300;

/** Up to this height, in CSS px, nothing stays in view: such a window, perhaps one that is enlarged four times, is needed for the page. */
export const TALLEST_LOW = 400;
