/** Scroll position from which the to-top button is shown, in CSS px (spec). */
export const TO_TOP_THRESHOLD_PX = 100;

/**
 * Inline script for the head, where `d` is the document: sets `data-scrolled` on the root element while the page is scrolled past the threshold.
 * Every page starts at its top, and the browser fires events for any scrolling from there, so it is also right on a page that opens further
 * down, before anything else has loaded.
 */
export const MARK_SCROLLED = `addEventListener("scroll",()=>d.documentElement.toggleAttribute("data-scrolled",scrollY>=${TO_TOP_THRESHOLD_PX}))`;
