/** Distance between a sticky element and the edge, or the previous one there, in CSS px (reference). */
export const STICKY_OFFSET = [0, 500] as const;

/** Scroll distance after sticking at which its look may change, in CSS px (reference). */
export const STICKY_EFFECTS_OFFSET = [0, 1000] as const;

/** Debounce after a resize, in ms (spec). */
export const STICKY_RESIZE_MS = 300;

/** Maximum height of a window, in CSS px, in which nothing is sticky: such a window, perhaps zoomed to 400 %, is needed for the page. */
export const TALLEST_LOW = 400;
